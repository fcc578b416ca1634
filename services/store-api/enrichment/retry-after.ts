import { retryDelay, type RetryPolicy } from '@shop/contracts/commerce/errors';
import { isTransient } from './is-transient.ts';

/** After ten more tries an order is left to the next look through all of them. */
const ORDER_POLICY: RetryPolicy = {
  first: 250,
  longest: 30_000,
  attempts: 11,
  patience: Infinity,
};

/**
 * How long an order that failed waits, in ms: longer each time and half of it by chance, so that orders do not come
 * back together. Null where it is left: the platform refuses it, or has been away too long.
 *
 * @param random - from 0 to 1
 */
export const retryAfter = (error: unknown, failures: number, random: number): number | null =>
  isTransient(error) ? retryDelay(ORDER_POLICY, { failures, random }) : null;
