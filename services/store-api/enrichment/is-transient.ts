import { codeOfStatus, isRetryable } from '@shop/contracts/commerce/errors';
import { PlatformError } from '../platform/platform.ts';

/** Whether a failure may be gone by itself: no answer, a server's own trouble, too many calls, a lock, a token. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof PlatformError) ||
  error.status === 401 ||
  isRetryable({ code: codeOfStatus(error.status) ?? 'VALIDATION' });
