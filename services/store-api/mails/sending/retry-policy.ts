/** When a mail that could not be sent is tried again. */
export interface MailRetryPolicy {
  /** Tries before it is a dead letter. */
  attempts: number;
  /** ms before the second try; each later pause is twice as long. */
  first: number;
  /** Longest pause, in ms. */
  longest: number;
}

/** Fourteen tries over the better part of a day: 10 s, 20 s, … up to six hours apart. */
export const MAIL_RETRIES: MailRetryPolicy = {
  attempts: 14,
  first: 10_000,
  longest: 6 * 3_600_000,
};

/**
 * Pause before the next try, in ms; null where there is none. Up to a quarter shorter by chance, so that mails that
 * failed together do not come back together.
 *
 * @param failures - tries so far
 * @param chance - from 0 to 1
 */
export const mailRetryDelay = (
  { attempts, first, longest }: MailRetryPolicy,
  failures: number,
  chance: number,
): number | null =>
  failures >= attempts
    ? null
    : Math.min(longest, first * 2 ** (failures - 1)) * (1 - 0.25 * chance);
