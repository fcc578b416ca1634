/** Lets callers that arrive while a call is under way share its outcome: parallel 401s make one renewal (T6). */
export const shareFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= run().finally(() => {
      flight = null;
    });
    return flight;
  };
};
