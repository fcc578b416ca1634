/** A suite or test with its duration in ms. */
export interface Timed {
  name: string;
  duration: number;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** The slowest of a run and its share of the sum of all, one line each: where a faster run must begin. */
export const slowestLines = (timed: readonly Timed[], count = 10): string => {
  const sum = timed.reduce((total, { duration }) => total + duration, 0);
  const slowest = timed.toSorted((a, b) => b.duration - a.duration).slice(0, count);
  return [
    `slowest of ${timed.length}, ${seconds(sum)} s in all:`,
    ...slowest.map(({ name, duration }) => `${seconds(duration).padStart(7)} s  ${name}`),
  ].join('\n  ');
};
