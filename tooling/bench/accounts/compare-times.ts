import { median } from '../figure.ts';

interface Rounds {
  /** Warm-up requests, not counted. */
  warmUp: number;
  counted: number;
}

/** Medians in ms. */
export interface ComparedTimes {
  known: number;
  unknown: number;
  /** 95th percentile of the difference between random halves of all times; 0.1 ms at least. */
  noise: number;
}

/** The smallest difference measurable over a network. */
const LEAST_NOISE = 0.1;

const DRAWS = 200;

/** Difference of medians expected by chance if the response does not depend on the account. */
const noiseOf = (times: readonly number[]): number => {
  const differences = Array.from({ length: DRAWS }, () => {
    const shuffled = times.toSorted(() => Math.random() - 0.5);
    const half = Math.floor(shuffled.length / 2);
    return Math.abs(median(shuffled.slice(0, half)) - median(shuffled.slice(half)));
  });
  return Math.max(LEAST_NOISE, differences.toSorted((a, b) => a - b)[DRAWS * 0.95] ?? 0);
};

/**
 * Requests one known and one unknown address in turn, so both meet the same load. New unknown addresses would not compare:
 * the first request for any address takes some 0.3 ms longer than later ones.
 */
export const compareTimes = async (
  { warmUp, counted }: Rounds,
  known: string,
  ask: (email: string) => Promise<void>,
): Promise<ComparedTimes> => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < warmUp + counted; round += 1) {
    // The second request may meet load from the first, so they take turns.
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      const email = who === 'known' ? known : known.replace('@', '.unknown@');
      const started = performance.now();
      await ask(email);
      if (round >= warmUp) times[who].push(performance.now() - started);
    }
  }
  return {
    known: median(times.known),
    unknown: median(times.unknown),
    noise: noiseOf([...times.known, ...times.unknown]),
  };
};
