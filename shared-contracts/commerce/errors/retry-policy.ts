/** How often, and how far apart, a call that failed is tried again. */
export interface RetryPolicy {
  /** ms before the second try; each wait after it is twice as long. */
  first: number;
  /** ms that no wait of our own is longer than. */
  longest: number;
  /** Tries in all, the first included. */
  attempts: number;
  /** ms that the platform may ask us to wait (`Retry-After`) before we rather give up. */
  patience: number;
}

/** A call the platform postponed, while someone looks at the page. */
export const CALL_POLICY: RetryPolicy = {
  first: 500,
  longest: 4_000,
  attempts: 3,
  patience: 5_000,
};

/** What waits until it gets through, such as the cart's changes and the renewal of a session. */
export const WAITING_POLICY: RetryPolicy = {
  first: 1_000,
  longest: 15_000,
  attempts: Infinity,
  patience: Infinity,
};

interface Failed {
  /** Tries that have failed in a row. */
  failures: number;
  /** What the platform asked for (`Retry-After`), in seconds. */
  retryAfter?: number | undefined;
  /** From 0 to 1. */
  random?: number;
}

/**
 * ms until the next try: longer each time, and half of it by chance, so that callers that failed together do not come
 * back together; never sooner than the platform asked for. Null where no more is to be tried.
 */
export const retryDelay = (
  { first, longest, attempts, patience }: RetryPolicy,
  { failures, retryAfter = 0, random = Math.random() }: Failed,
): number | null => {
  const asked = retryAfter * 1000;
  if (failures >= attempts || asked > patience) return null;
  const most = Math.min(longest, first * 2 ** (failures - 1));
  return Math.max(asked, Math.round(most * (0.5 + random / 2)));
};
