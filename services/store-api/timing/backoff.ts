/** Exponential backoff with a limit of attempts. */
export interface BackoffPolicy {
  /** Attempts before giving up. */
  attempts: number;
  /** ms before the second attempt; doubles with each further one. */
  first: number;
  /** Maximum delay in ms. */
  longest: number;
}

/**
 * Delay before the next attempt in ms, or null after the last one. Jitter shortens it by up to a quarter, so that jobs
 * that failed together are not retried together.
 *
 * @param failures - attempts so far
 * @param jitter - from 0 to 1
 */
export const backoffDelay = (
  { attempts, first, longest }: BackoffPolicy,
  failures: number,
  jitter: number,
): number | null =>
  failures >= attempts
    ? null
    : Math.min(longest, first * 2 ** (failures - 1)) * (1 - 0.25 * jitter);
