import { codeOfStatus, isRetryable } from '@shop/contracts/commerce/errors';
import { PlatformError } from '../platform/platform.ts';

/** Whether a retry may succeed: no response, a server error, rate limiting, a lock, or an expired token. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof PlatformError) ||
  error.status === 401 ||
  isRetryable({ code: codeOfStatus(error.status) ?? 'VALIDATION' });
