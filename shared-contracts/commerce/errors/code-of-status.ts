import type { CommerceErrorCode } from './error-codes.ts';

/** Error code by HTTP status; null if only the response's content decides. */
export const codeOfStatus = (status: number): CommerceErrorCode | null => {
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 408) return 'TIMEOUT';
  // Someone else is at the thing right now (423), the platform is not ready yet (425), too many calls (429).
  if (status === 423 || status === 425 || status === 429) return 'RATE_LIMITED';
  return status >= 500 ? 'SERVER' : null;
};
