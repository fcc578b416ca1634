/** Concurrent callers share one call: parallel 401s cause one renewal (T6). */
export const singleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= run().finally(() => {
      flight = null;
    });
    return flight;
  };
};
