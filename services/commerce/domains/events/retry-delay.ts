/** No retry waits longer: one hour, in ms. */
const longest = 3_600_000;

/**
 * The delay before a failed callback is sent again, in ms: exponential backoff, reduced by a random part of up to half,
 * so that retries do not coincide.
 *
 * @param attempts - number of attempts so far, from 1
 * @param first - maximum delay after the first attempt, in ms
 * @param random - from 0 up to 1
 */
export const retryDelay = (attempts: number, first: number, random: number): number =>
  Math.round(Math.min(longest, first * 2 ** (attempts - 1)) * (1 - random / 2));
