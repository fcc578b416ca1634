/** Runs a step and remembers how long it took. */
export type Stopwatch = <T>(step: string, run: () => Promise<T>) => Promise<T>;

/** Milliseconds by step, in the order they ran. */
export type Timings = Readonly<Record<string, number>>;

/** A stopwatch and what it has measured so far. */
export const startStopwatch = (): { stopwatch: Stopwatch; timings: Timings } => {
  const timings: Record<string, number> = {};
  const stopwatch: Stopwatch = async (step, run) => {
    const start = performance.now();
    try {
      return await run();
    } finally {
      timings[step] = Math.round(performance.now() - start);
    }
  };
  return { stopwatch, timings };
};
