import { HEALTH_SETTINGS } from '../health-settings.ts';
import type { TestReport } from '../evidence/verdict.ts';
import type { Rollout } from './rollouts.ts';

const MINUTE = 60_000;

/** What a rollout does next. */
export type NextStep =
  | { step: 'wait'; rollout: Rollout }
  /** Another canary, or another percentage: someone else decided about it. */
  | { step: 'end' }
  | { step: 'canary'; traffic: number; rollout: Rollout }
  | { step: 'promote' };

export interface StageFacts {
  /** Live canary of the remote. */
  canary: { version: string; traffic: number } | null;
  /** Page views of the canary so far. */
  views: number;
  tests: readonly TestReport[];
  now: Date;
}

/**
 * Whether a rollout advances: the stage lasted `minutes`, the release had `views` page views in it, and no test is
 * suspicious. Time is summed over evaluations, each of them limited, so that a clock set back or forward neither stops
 * nor advances a stage.
 */
export const nextStep = (rollout: Rollout, { canary, views, tests, now }: StageFacts): NextStep => {
  const { stage, stages, minutes } = rollout;
  const upcoming = stages[stage + 1];
  const begin = (index: number): Rollout => ({
    ...rollout,
    stage: index,
    activeMs: 0,
    viewsBefore: views,
    lookedAt: now,
  });
  if (canary?.version !== rollout.version) return { step: 'end' };
  // The process that advanced it ended before it stored that.
  if (canary.traffic === upcoming) return { step: 'wait', rollout: begin(stage + 1) };
  if (canary.traffic !== stages[stage] || upcoming === undefined) return { step: 'end' };
  const passed = now.getTime() - rollout.lookedAt.getTime();
  const activeMs = rollout.activeMs + Math.min(HEALTH_SETTINGS.longestStep, Math.max(0, passed));
  const isReady =
    activeMs >= minutes * MINUTE &&
    views - rollout.viewsBefore >= rollout.views &&
    tests.every(({ state }) => state !== 'suspicious' && state !== 'bad');
  if (!isReady) return { step: 'wait', rollout: { ...rollout, activeMs, lookedAt: now } };
  return upcoming === 100
    ? { step: 'promote' }
    : { step: 'canary', traffic: upcoming, rollout: begin(stage + 1) };
};
