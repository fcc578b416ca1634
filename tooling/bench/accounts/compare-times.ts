import { median } from '../figure.ts';

interface Rounds {
  /** Asked first and not counted. */
  warmUp: number;
  counted: number;
}

/** Medians in ms. */
export interface ComparedTimes {
  known: number;
  unknown: number;
  /** What two halves of all times, drawn by chance, differ by in 95 of 100 cases; 0.1 ms at least. */
  noise: number;
}

/** No one on a network measures less. */
const LEAST_NOISE = 0.1;

const DRAWS = 200;

/** The difference of medians that chance alone makes, where who was asked about tells nothing. */
const noiseOf = (times: readonly number[]): number => {
  const differences = Array.from({ length: DRAWS }, () => {
    const drawn = times.toSorted(() => Math.random() - 0.5);
    const half = Math.floor(drawn.length / 2);
    return Math.abs(median(drawn.slice(0, half)) - median(drawn.slice(half)));
  });
  return Math.max(LEAST_NOISE, differences.toSorted((a, b) => a - b)[DRAWS * 0.95] ?? 0);
};

/** Asks for a known and an unknown address in turn, each unknown one new, so that both meet the same machine. */
export const compareTimes = async (
  { warmUp, counted }: Rounds,
  known: string,
  ask: (email: string) => Promise<void>,
): Promise<ComparedTimes> => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < warmUp + counted; round += 1) {
    // Whoever is asked second may find the machine busy with the first: they take turns.
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      const email = who === 'known' ? known : known.replace('@', `.${round}@`);
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
