import { asRecord } from '@shop/contracts/commerce/metadata';
import { PlatformError } from './platform.ts';

/** Codes of PostgreSQL that say it is away or going (classes 08 and 57), and those of the network. */
const AWAY =
  /^(?:08\w{3}|57P\d\d|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** Whether a failure is that of something this service needs and that will come back: the platform or the database. */
export const isOutOfReach = (error: unknown): boolean => {
  if (error instanceof PlatformError) return error.status >= 500 || error.status === 429;
  // By its shape: what ends a call late is no `Error` of every realm.
  const { name, message, code } = asRecord(error);
  if (name === 'TimeoutError' || name === 'AbortError' || message === 'fetch failed') return true;
  return typeof code === 'string' && AWAY.test(code);
};
