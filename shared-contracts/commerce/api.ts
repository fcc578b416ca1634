import { createApi } from '../libraries/redux.ts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { BoundOperation, CallStoreApi, OpenOperation } from './call/call-context.ts';
import { isGone, isUnauthorized } from './errors/index.ts';
import type { PlatformConfig } from './call/platform-config.ts';
import type { CommerceError, Result } from './result.ts';

/** What the page gives to every call of an endpoint: its visitor, and where the services are. */
export interface CallExtra {
  /** See `Session` of the store. */
  session: {
    token: () => Promise<Result<string>>;
    renew: (rejected: string) => Promise<Result<string>>;
  };
  config: { commerce: PlatformConfig; storeApi: { endpoint: string } };
  /** Reports a platform call without a response for logging; the caller informs the shopper. */
  onUnreachable?: (error: CommerceError) => void;
  /**
   * Answers of reads shared between renders, by cache key; only the server has it, whose reads are all anonymous.
   * The browser's store is its own cache.
   */
  reuse?: <T extends object>(key: string, read: () => Promise<T>) => Promise<T>;
  callStoreApi?: CallStoreApi;
}

/**
 * Runs an operation with the visitor's token. A 401 renews the session and retries once (T6); a second 401 is the
 * result. If the visitor logged in or out during the call, a hidden resource is also retried: the new visitor may see
 * it.
 */
const callPlatform = async (
  operation: BoundOperation,
  page: CallExtra,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const { session, config } = page;
  const { endpoint, organization } = config.commerce;
  const storeApi = config.storeApi.endpoint;
  const call = (token: string) =>
    operation({ token, endpoint, organization, storeApi, signal, page });
  const token = await session.token();
  if (!token.ok) return token;
  const result = await call(token.value);
  if (result.ok || !isGone(result.error)) return result;
  // A 403, and an access that is denied to a good token, are answers: a new token would get the same.
  if (isUnauthorized(result.error) && result.error.status === 401) {
    const renewed = await session.renew(token.value);
    return renewed.ok ? call(renewed.value) : renewed;
  }
  const present = await session.token();
  return present.ok && present.value !== token.value ? call(present.value) : result;
};

/** Endpoints that have read once already, by the object each of their runs has of its own. */
const readers = new WeakSet<object>();

const isFirstRead = (run: object): boolean => {
  if (readers.has(run)) return false;
  readers.add(run);
  return true;
};

const runOperation: BaseQueryFn<BoundOperation | OpenOperation, unknown, CommerceError> = async (
  operation,
  api,
) => {
  const extra = api.extra as CallExtra;
  const { signal } = api;
  const run = () =>
    typeof operation === 'function'
      ? callPlatform(operation, extra, signal)
      : operation.anyone({
          storeApi: extra.config.storeApi.endpoint,
          signal,
          ...(extra.callStoreApi && { call: extra.callStoreApi }),
        });
  // The key names the endpoint, so only its first read may be shared.
  const result =
    extra.reuse && api.type === 'query' && api.queryCacheKey && isFirstRead(api)
      ? await extra.reuse(api.queryCacheKey, run)
      : await run();
  if (result.ok) return { data: result.value };
  const { code } = result.error;
  const isUnanswered = code === 'CONNECTION' || code === 'TIMEOUT';
  if (isUnanswered && typeof operation === 'function' && !signal.aborted)
    extra.onUnreachable?.(result.error);
  return { error: result.error };
};

/** The one RTK Query api of the page; every team injects its endpoints (`api.injectEndpoints`). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: runOperation,
  tagTypes: ['Order', 'Customer', 'Addresses', 'Orders', 'Catalogue', 'Profile', 'Reviews'],
  endpoints: () => ({}),
});
