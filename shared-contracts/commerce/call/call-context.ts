import type { Result } from '../result.ts';

/** Credentials of one call. The client never keeps a token: two markets may be rendered side by side. */
export interface CallContext {
  token: string;
  endpoint: string;
  organization: string;
  /** Origin of the shop's own service, which takes a customer's token too. */
  storeApi: string;
  signal: AbortSignal;
  /** Thunk extra of the store that calls: operations of one page share state under this key. Absent outside of a page. */
  page?: object;
}

/** A commerce operation bound to its input: what an endpoint's `query` returns. */
export type BoundOperation = (context: CallContext) => Promise<Result<unknown>>;

/**
 * Makes every call to the shop's own service; only the server has it, to limit what a page waits for. It rejects where
 * the call is not made or takes too long.
 */
export type CallStoreApi = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** What a call to the shop's own service works with: it needs no token. */
export interface OpenContext {
  /** Origin of the service. */
  storeApi: string;
  signal: AbortSignal;
  call?: CallStoreApi;
}

/** A public operation of the shop's own service, bound to its input. */
export interface OpenOperation<T = unknown> {
  anyone: (context: OpenContext) => Promise<Result<T>>;
}
