import { isTransient } from './is-transient.ts';

const FIRST = 250;
const LONGEST = 30_000;
/** Failures after which an order is left to the next look through all of them. */
const MOST = 10;

/**
 * How long an order that failed waits, in ms: longer each time and half of it by chance, so that orders do not come
 * back together. Null where it is left: the platform refuses it, or has been away too long.
 *
 * @param random - from 0 to 1
 */
export const retryAfter = (error: unknown, failures: number, random: number): number | null => {
  if (!isTransient(error) || failures > MOST) return null;
  const most = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return Math.round(most * (0.5 + random / 2));
};
