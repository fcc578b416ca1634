/** Limits of a figure: the bar must hold, the goal is the target of further work. */
export interface Limits {
  bar: number;
  /** At least as strict as the bar. */
  goal: number;
  sense: 'atMost' | 'atLeast';
}

/** One measured figure beside its limits. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** Unset for informative figures. */
  limits?: Limits | undefined;
  /** Slowest of the measurements, if `value` is their median. */
  slowest?: number;
}

export const atMost = (bar: number, goal = bar): Limits => ({ bar, goal, sense: 'atMost' });
export const atLeast = (bar: number, goal = bar): Limits => ({ bar, goal, sense: 'atLeast' });

export type Verdict = 'ok' | 'over goal' | 'OVER';

/** The verdict on a figure; null without limits. A figure that was not measured (NaN) is over. */
export const verdictOf = ({ value, limits }: Figure): Verdict | null => {
  if (!limits) return null;
  const holds = (limit: number) => (limits.sense === 'atMost' ? value <= limit : value >= limit);
  if (!holds(limits.bar)) return 'OVER';
  return holds(limits.goal) ? 'ok' : 'over goal';
};

const rounded = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Math.round(value * 1000) / 1000);

const limitText = ({ limits, unit }: Figure, which: 'bar' | 'goal'): string =>
  limits ? `${limits.sense === 'atMost' ? '≤' : '≥'} ${rounded(limits[which])} ${unit}` : '';

/** A table row: figure, value, bar, goal, verdict, and the slowest of repeated measurements. */
export const figureLine = (figure: Figure): string =>
  [
    figure.what.padEnd(58),
    `${rounded(figure.value)} ${figure.unit}`.padStart(14),
    limitText(figure, 'bar').padStart(14),
    limitText(figure, 'goal').padStart(14),
    ` ${verdictOf(figure) ?? ''}`.padEnd(10),
    figure.slowest === undefined ? '' : `slowest ${rounded(figure.slowest)} ${figure.unit}`,
  ]
    .join(' ')
    .trimEnd();

/** The whole report: a heading, a row per figure, and the counts. */
export const report = (figures: readonly Figure[]): string => {
  const verdicts = figures.map(verdictOf);
  const count = (verdict: Verdict) => verdicts.filter((it) => it === verdict).length;
  const limited = verdicts.filter((it) => it !== null).length;
  return [
    ['figure'.padEnd(58), 'value'.padStart(14), 'bar'.padStart(14), 'goal'.padStart(14)].join(' '),
    ...figures.map(figureLine),
    '',
    `Of ${limited} figures with a bar, ${count('ok')} meet their goal, ${count('over goal')} only their bar, ${count('OVER')} are over it.`,
  ].join('\n');
};

/** Median of several measurements. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that `share` (0–1) of the measurements do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.ceil(values.length * share) - 1)
  ] ?? Number.NaN;

/** The median of repeated measurements in ms, with the slowest of them. */
export const repeatedFigure = (
  what: string,
  times: readonly number[],
  limits?: Limits,
): Figure => ({
  what: `${what}, median of ${times.length}`,
  value: median(times),
  unit: 'ms',
  limits,
  slowest: Math.max(...times),
});
