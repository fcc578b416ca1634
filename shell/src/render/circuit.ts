interface Limits {
  /** Longest one call may take, in ms. */
  limit: number;
  /** Late calls in a row that open the circuit: one alone is a busy moment, of the service or of this process. */
  tolerance?: number;
  /** How long the service is left alone then, in ms; after it one call tries it again. */
  pause?: number;
}

/** Thrown instead of a response: it timed out, or the circuit is open. */
export class CircuitOpen extends Error {}

/**
 * A circuit breaker before a service that hangs: each call has a limit, and while the service is known to hang, calls
 * end at once. A call that is refused costs no time and opens nothing.
 *
 * @returns runs a call with a signal that ends it
 */
export const createCircuit = (
  { limit, tolerance = 3, pause = 5000 }: Limits,
  now: () => number = Date.now,
) => {
  let lateInARow = 0;
  /** Time until which the circuit is open; in the past once a trial call is allowed. */
  let openUntil: number | null = null;

  return async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const isTrial = openUntil !== null;
    if (openUntil !== null) {
      if (openUntil > now()) throw new CircuitOpen('It was found to hang a moment ago');
      // This call is the trial; concurrent ones fail until it succeeds.
      openUntil = now() + pause;
    }
    const late = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        lateInARow += 1;
        if (isTrial || lateInARow >= tolerance) openUntil = now() + pause;
        const error = new CircuitOpen(`It took longer than ${limit} ms`);
        late.abort(error);
        reject(error);
      }, limit);
    });
    try {
      const answer = await Promise.race([call(late.signal), isLate]);
      openUntil = null;
      lateInARow = 0;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
};
