import {
  codeOfStatus,
  isRetryable,
  retryDelay,
  type RetryPolicy,
} from '@shop/contracts/commerce/errors';
import { PlatformError } from '../platform/platform.ts';

/** Whether a retry may succeed: no response, a server error, rate limiting, a lock, or an expired token. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof PlatformError) ||
  error.status === 401 ||
  isRetryable({ code: codeOfStatus(error.status) ?? 'VALIDATION' });

/** After ten retries the order is left to the next sweep. */
const ORDER_POLICY: RetryPolicy = {
  first: 250,
  longest: 30_000,
  attempts: 11,
  patience: Infinity,
};

/**
 * Retry delay of a failed order, in ms: exponential backoff, half of it jitter, so that orders do not retry together.
 * Null to give up: the platform refused, or has been down too long.
 *
 * @param random - from 0 to 1
 */
export const retryAfter = (error: unknown, failures: number, random: number): number | null =>
  isTransient(error) ? retryDelay(ORDER_POLICY, { failures, random }) : null;
