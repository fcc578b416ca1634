export { fieldErrorsOf } from '../call/field-errors-of.ts';
export {
  codeOfStatus,
  type CommerceErrorCode,
  ERROR_CODES,
  type ErrorProperties,
  isAmbiguous,
  isGone,
  isOffline,
  isOutdated,
  isRefused,
  isRetryable,
  isUnauthorized,
} from './error-codes.ts';
export {
  CALL_POLICY,
  retryAfterOf,
  retryDelay,
  type RetryPolicy,
  WAITING_POLICY,
} from './retry-policy.ts';
