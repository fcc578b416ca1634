/** How webhooks are delivered. */
export interface DeliveryPolicy {
  /** How long a receiver may take to answer, in ms. */
  readonly timeout: number;
  /** How often a callback is sent again after it has failed. */
  readonly retries: number;
  /** Consecutive failures, retries included, that open a webhook's circuit. */
  readonly threshold: number;
  /** How long to wait after the given number of attempts, in ms. */
  readonly delay: (attempts: number) => number;
  /** Ms since 1970. */
  readonly now: () => number;
}

/** What the hosted platform documents: five seconds to answer, ten retries, thirty failures. */
export const documentedPolicy = { timeout: 5_000, retries: 10, threshold: 30 } as const;

/** Upper bound of the delay before a retry, in ms. */
const maxRetryDelay = 3_600_000;

/**
 * The delay before a failed callback is sent again, in ms: exponential backoff, reduced by a random part of up to half,
 * so that retries do not coincide.
 *
 * @param attempts - number of attempts so far, from 1
 * @param first - maximum delay after the first attempt, in ms
 * @param random - from 0 up to 1
 */
export const retryDelay = (attempts: number, first: number, random: number): number =>
  Math.round(Math.min(maxRetryDelay, first * 2 ** (attempts - 1)) * (1 - random / 2));
