import { n } from '../svg.ts';

/**
 * The right-hand outline of something turned on a wheel: from the top edge down to the foot,
 * x = distance from the axis. Cubic steps hold two handles and an end.
 */
export interface Profile {
  readonly start: readonly [number, number];
  readonly steps: readonly ProfileStep[];
}

type ProfileStep =
  | readonly [x: number, y: number]
  | readonly [ax: number, ay: number, bx: number, by: number, x: number, y: number];

const end = (step: ProfileStep): readonly [number, number] =>
  step.length === 2 ? step : [step[4], step[5]];

function down(profile: Profile, factor: number): string {
  return profile.steps
    .map((step) =>
      step.length === 2
        ? `L${n(step[0] * factor)} ${n(step[1])}`
        : `C${n(step[0] * factor)} ${n(step[1])} ${n(step[2] * factor)} ${n(step[3])} ${n(step[4] * factor)} ${n(step[5])}`,
    )
    .join('');
}

function up(profile: Profile, factor: number): string {
  const starts = [profile.start, ...profile.steps.map(end)];
  return profile.steps
    .map((step, index) => {
      const [x, y] = starts[index] ?? profile.start;
      const target = `${n(x * factor)} ${n(y)}`;
      return step.length === 2
        ? `L${target}`
        : `C${n(step[2] * factor)} ${n(step[3])} ${n(step[0] * factor)} ${n(step[1])} ${target}`;
    })
    .reverse()
    .join('');
}

/** A vertical plane of the turned body between two shares of its half width (-1 left edge … 1 right edge). */
export function band(profile: Profile, from: number, to: number): string {
  const [x, y] = profile.start;
  const [lastX, lastY] = end(profile.steps.at(-1) ?? profile.start);
  return `M${n(x * to)} ${n(y)}${down(profile, to)}L${n(lastX * from)} ${n(lastY)}${up(profile, from)}Z`;
}

/** The whole outline. */
export const outline = (profile: Profile): string => band(profile, -1, 1);
