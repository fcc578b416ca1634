/** One measured figure beside its bar. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** Upper or lower bound; unset for informative figures. */
  bar?: { atMost: number } | { atLeast: number };
  /** Slowest of the measurements, if `value` is their median. */
  slowest?: number;
}

export const meetsBar = ({ value, bar }: Figure): boolean =>
  !bar || ('atMost' in bar ? value <= bar.atMost : value >= bar.atLeast);

const barText = ({ bar, unit }: Figure): string => {
  if (!bar) return '';
  return 'atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`;
};

const rounded = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Math.round(value * 1000) / 1000);

/** A table row: figure, value, bar, verdict, and the slowest of repeated measurements. */
export const figureLine = (figure: Figure): string =>
  [
    figure.what.padEnd(66),
    `${rounded(figure.value)} ${figure.unit}`.padStart(16),
    barText(figure).padStart(18),
    figure.bar ? (meetsBar(figure) ? '  ok  ' : '  OVER') : '      ',
    figure.slowest === undefined ? '' : ` slowest ${rounded(figure.slowest)} ${figure.unit}`,
  ]
    .join(' ')
    .trimEnd();

/** Median of several measurements. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that `share` (0–1) of the measurements do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.ceil(values.length * share) - 1)
  ] ?? Number.NaN;

/** The median of repeated measurements in ms, with the slowest of them. @param atMost its bar, if it has one */
export const repeatedFigure = (
  what: string,
  times: readonly number[],
  atMost?: number,
): Figure => ({
  what: `${what}, median of ${times.length}`,
  value: median(times),
  unit: 'ms',
  ...(atMost !== undefined && { bar: { atMost } }),
  slowest: Math.max(...times),
});
