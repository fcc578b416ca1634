export { fieldErrorsOf } from '../call/field-errors-of.ts';
export { codeOfStatus } from './code-of-status.ts';
export {
  ERROR_CODES,
  isAmbiguous,
  isGone,
  isOffline,
  isOutdated,
  isRefused,
  isRetryable,
  isUnauthorized,
  type CommerceErrorCode,
  type ErrorProperties,
} from './error-codes.ts';
export { CALL_POLICY, retryDelay, WAITING_POLICY, type RetryPolicy } from './retry-policy.ts';
export { retryAfterOf } from './retry-after.ts';
