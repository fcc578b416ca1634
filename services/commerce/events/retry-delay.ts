/** No retry waits longer: one hour, in ms. */
const longest = 3_600_000;

/**
 * How long to wait before a failed callback is sent again, in ms: twice as long
 * each time, a random part of it less, so that many do not come back at once.
 *
 * @param attempts - how often it has been sent, from 1
 * @param first - what the wait after the first attempt is, at most, in ms
 * @param random - from 0 up to 1
 */
export const retryDelay = (attempts: number, first: number, random: number): number =>
  Math.round(Math.min(longest, first * 2 ** (attempts - 1)) * (1 - random / 2));
