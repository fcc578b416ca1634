/** Runs a step and records its duration. */
export type Stopwatch = <T>(step: string, run: () => Promise<T>) => Promise<T>;

/** Milliseconds by step, in execution order. */
export type Timings = Readonly<Record<string, number>>;

/** A stopwatch and its recorded timings. */
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
