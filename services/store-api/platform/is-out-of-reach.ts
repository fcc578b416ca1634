import { asRecord } from '@shop/contracts/commerce/metadata';
import { PlatformError } from './platform.ts';

/** PostgreSQL error codes for connection loss and shutdown (classes 08 and 57), and network error codes. */
const AWAY =
  /^(?:08\w{3}|57P\d\d|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** Whether an error means that a dependency is temporarily unreachable: the platform or the database. */
export const isOutOfReach = (error: unknown): boolean => {
  if (error instanceof PlatformError) return error.status >= 500 || error.status === 429;
  // By shape, since a timeout's error may come from another realm and fail `instanceof Error`.
  const { name, message, code } = asRecord(error);
  if (name === 'TimeoutError' || name === 'AbortError' || message === 'fetch failed') return true;
  return typeof code === 'string' && AWAY.test(code);
};
