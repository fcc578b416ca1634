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

/** PostgreSQL error codes for connection loss and shutdown (classes 08 and 57), and network error codes. */
const AWAY =
  /^(?:08\w{3}|57P\d\d|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** Whether an error means that a dependency is temporarily unreachable: the platform or the database. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof PlatformError) return error.status >= 500 || error.status === 429;
  // By shape, since a timeout's error may come from another realm and fail `instanceof Error`.
  const { name, message, code } = asRecord(error);
  if (name === 'TimeoutError' || name === 'AbortError' || message === 'fetch failed') return true;
  return typeof code === 'string' && AWAY.test(code);
};
