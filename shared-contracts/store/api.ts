import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isGone, isUnauthorized } from '../commerce/errors/index.ts';
import type { CommerceError, Result } from '../commerce/result.ts';
import type { ThunkExtra } from './create-store.ts';

/** Credentials of one call. The client never keeps a token: two markets may be rendered side by side. */
export interface CallContext {
  token: string;
  endpoint: string;
  organization: string;
  /** Origin of the shop's own service, which takes a customer's token too. */
  storeApi: string;
  signal: AbortSignal;
}

/** A commerce operation bound to its input: what an endpoint's `query` returns. */
export type BoundOperation = (context: CallContext) => Promise<Result<unknown>>;

/** What a call to the shop's own service works with: it needs no token. */
export interface OpenContext {
  /** Origin of the service. */
  storeApi: string;
  signal: AbortSignal;
  /** See {@link ThunkExtra.callStoreApi}. */
  call?: ThunkExtra['callStoreApi'];
}

/** An operation of the shop's own service, which anyone may ask, bound to its input. */
export interface OpenOperation<T = unknown> {
  anyone: (context: OpenContext) => Promise<Result<T>>;
}

/**
 * Runs an operation with the visitor's token. A 401 renews the session and tries once more (T6); a second 401
 * is the answer. What was hidden from a visitor who has logged in or out meanwhile is asked for once more too: it may
 * be there for who is here now.
 */
const callPlatform = async (
  operation: BoundOperation,
  { session, config }: ThunkExtra,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const { endpoint, organization } = config.commerce;
  const storeApi = config.storeApi.endpoint;
  const call = (token: string) => operation({ token, endpoint, organization, storeApi, signal });
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
  const extra = api.extra as ThunkExtra;
  const { signal } = api;
  const run = () =>
    typeof operation === 'function'
      ? callPlatform(operation, extra, signal)
      : operation.anyone({
          storeApi: extra.config.storeApi.endpoint,
          signal,
          ...(extra.callStoreApi && { call: extra.callStoreApi }),
        });
  // The key names the endpoint: what it reads after its first read is something else.
  const result =
    extra.reuse && api.type === 'query' && api.queryCacheKey && isFirstRead(api)
      ? await extra.reuse(api.queryCacheKey, run)
      : await run();
  return result.ok ? { data: result.value } : { error: result.error };
};

/** The one RTK Query api of the page; every team injects its endpoints (`api.injectEndpoints`). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: runOperation,
  tagTypes: ['Order', 'Customer', 'Addresses', 'Orders', 'Catalogue', 'Profile', 'Reviews'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
