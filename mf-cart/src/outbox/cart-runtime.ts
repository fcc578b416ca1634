import type { ThunkExtra } from '@shop/contracts/store';
import type { StoredOutbox } from './storage.ts';

/**
 * Everything about one page that is neither rendered nor stored: queue, outcomes, timers, lock and listeners. One per
 * page; thunks reach it through their extra argument ({@link runtimeOf}).
 */
export interface CartRuntime {
  /**
   * Runs a write after all earlier ones of this page have ended. One order takes one write at a time: two quick clicks
   * never race, and all adds that wait for an order create it once (T7).
   */
  serialize: <T>(write: () => Promise<T>) => Promise<T>;
  /** Outcomes of queued changes by id, until they are known. */
  outcomes: Map<string, Promise<unknown>>;
  /** Ids of adds that the shopper undid while they were being sent. */
  undone: Set<string>;
  /** Timers that look for a change whose response was lost. */
  recheckTimers: Set<ReturnType<typeof setTimeout>>;
  /** Reads of orders that wait for their turn, by order id. */
  queuedReads: Map<string, Promise<unknown>>;
  /** Reports in the toast of the last unfinished add that the network is gone. */
  onOffline?: (() => void) | undefined;
  /** Ends the wait for recalculated amounts, if there is one. */
  stopRecalculation?: (() => void) | undefined;
  /** A newer change ended a wait: the etag that comes first may belong to the earlier change. */
  hasOverlap?: boolean;
  /** True while this package emits `cart:changed`: the store already has the new order. */
  isPublishing?: boolean;
  /** When the platform last confirmed the prices of which order (T15). */
  pricesConfirmed?: { orderId: string; at: number };
  /** The wait for a saved gift message to survive order enrichment, if there is one. */
  giftMessageWait?: { abort: () => void } | undefined;
  /** Changes that an earlier page of this tab stored and that no thunk has claimed yet. */
  restored?: StoredOutbox;
  /** Whether the page that stored them is still open; requested once. */
  isOriginOpen?: Promise<boolean>;
  /** Releases the tab lock, if this page holds it. */
  releaseLock?: (() => void) | undefined;
}

export const createRuntime = (): CartRuntime => {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    serialize: (write) => {
      const run = tail.then(write, write);
      tail = run;
      return run;
    },
    outcomes: new Map(),
    undone: new Set(),
    recheckTimers: new Set(),
    queuedReads: new Map(),
  };
};

const runtimes = new WeakMap<ThunkExtra, CartRuntime>();

/** The runtime of the page that a thunk runs on. */
export const runtimeOf = (page: ThunkExtra): CartRuntime => {
  const runtime = runtimes.get(page) ?? createRuntime();
  runtimes.set(page, runtime);
  return runtime;
};
