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
