import { percentile } from './figure.ts';

interface Rounds {
  /** Warm-up requests, not counted. */
  warmUp: number;
  counted: number;
}

/** p95 in ms of an operation repeated sequentially. */
export const timed = async (
  { warmUp, counted }: Rounds,
  ask: (round: number) => Promise<unknown>,
): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < warmUp + counted; round += 1) {
    const started = performance.now();
    await ask(round);
    if (round >= warmUp) times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
};
