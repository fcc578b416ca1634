/** How often, and how far apart, a call that failed is tried again. */
export interface RetryPolicy {
  /** ms before the second try; each wait after it is twice as long. */
  first: number;
  /** ms that no wait of our own is longer than. */
  longest: number;
  /** Tries in all, the first included. */
  attempts: number;
  /** Longest `Retry-After` in ms before the call gives up. */
  patience: number;
}

/** A call the platform postponed, while someone looks at the page. */
export const CALL_POLICY: RetryPolicy = {
  first: 500,
  longest: 4_000,
  attempts: 3,
  patience: 5_000,
};

/** Calls that wait until they succeed, such as the cart's changes and the renewal of a session. */
export const WAITING_POLICY: RetryPolicy = {
  first: 1_000,
  longest: 15_000,
  attempts: Infinity,
  patience: Infinity,
};

interface Failed {
  /** Tries that have failed in a row. */
  failures: number;
  /** Delay the platform requires (`Retry-After`), in seconds. */
  retryAfter?: number | undefined;
  /** From 0 to 1. */
  random?: number;
}

/**
 * Delay until the next try in ms: exponential with up to 50 % jitter, so that callers that failed together do not retry
 * together, and never below `Retry-After`. Null after the last try.
 */
export const retryDelay = (
  { first, longest, attempts, patience }: RetryPolicy,
  { failures, retryAfter = 0, random = Math.random() }: Failed,
): number | null => {
  const required = retryAfter * 1000;
  if (failures >= attempts || required > patience) return null;
  const delay = Math.min(longest, first * 2 ** (failures - 1));
  return Math.max(required, Math.round(delay * (0.5 + random / 2)));
};
