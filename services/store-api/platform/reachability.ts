import { asRecord } from '@shop/contracts/commerce/metadata';
import { PlatformError } from './platform.ts';

const TIME_LIMIT = 3_000;
/** Cache time in ms, so that frequent health checks do not burden the platform. */
const CACHE_MS = 5_000;

/** Checks that the platform is reachable, by its public keys, which are cheap to serve. Rejects while it is not. */
export const platformProbe = (authEndpoint: string): (() => Promise<void>) => {
  let last: { at: number; response: Promise<void> } | null = null;
  const probe = async (): Promise<void> => {
    const response = await fetch(`${authEndpoint}/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new PlatformError(response.status, 'a request for its keys');
  };
  return () => {
    if (last === null || Date.now() - last.at > CACHE_MS)
      last = { at: Date.now(), response: probe() };
    return last.response;
  };
};

/** `Retry-After` in s while a dependency is unreachable. */
export const RETRY_AFTER = 5;

/** PostgreSQL error codes (classes 08 connection, 53 resources, 57 shutdown), and system codes. */
const AWAY =
  /^(?:08\w{3}|53\w{3}|57P\d\d|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC)$/;

/** Errors without a code of the PostgreSQL client, about a connection that was lost or never came. */
const NO_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** SQLITE_FULL. */
const FULL = 13;

/** Whether an error means that a dependency temporarily fails: the platform, the database, or its disk is full. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof PlatformError) return error.status >= 500 || error.status === 429;
  // By shape, since a timeout's error may come from another realm and fail `instanceof Error`.
  const { name, message, code, errcode } = asRecord(error);
  if (name === 'TimeoutError' || name === 'AbortError' || message === 'fetch failed') return true;
  if (typeof message === 'string' && NO_CONNECTION.test(message)) return true;
  return errcode === FULL || (typeof code === 'string' && AWAY.test(code));
};
