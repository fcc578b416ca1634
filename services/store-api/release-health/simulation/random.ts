/** Seeded generator (mulberry32), so that every run draws the same. */
export const generator = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
export type Random = () => number;

/** Successes of `n` trials: skips from one success to the next, so it takes as long as there are successes. */
export const binomial = (random: Random, n: number, p: number): number => {
  if (p <= 0) return 0;
  const log = Math.log(1 - p);
  let successes = -1;
  for (let at = 0; at <= n; successes += 1) at += 1 + Math.floor(Math.log(1 - random()) / log);
  return successes;
};
