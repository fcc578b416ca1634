import type { ThunkExtra } from '@shop/contracts/store';
import type { CartState } from '../store/cart-slice.ts';
import type { StoredOutbox } from './storage.ts';

/**
 * Everything about one page that is neither rendered nor stored: queue, outcomes, timers, lock and listeners. One per
 * page; thunks reach it through their extra argument ({@link runtimeOf}).
 */
export class CartRuntime {
  /** Outcomes of queued changes by id, until they are known. */
  readonly outcomes = new Map<string, Promise<unknown>>();
  /** Ids of adds that the shopper undid while they were being sent. */
  readonly undone = new Set<string>();
  /** Timers that look for a change whose response was lost. */
  readonly recheckTimers = new Set<ReturnType<typeof setTimeout>>();
  /** Reads of orders that wait for their turn, by order id. */
  readonly queuedReads = new Map<string, Promise<unknown>>();
  /** Reports that the network went or returned while something is sent. */
  onConnection: ((now: CartState['connection']) => void) | null = null;
  /** Ends the wait for recalculated amounts, if there is one. */
  stopRecalculation: (() => void) | null = null;
  /** A newer change ended a wait: the etag that comes first may belong to the earlier change. */
  hasOverlap = false;
  /** True while this package emits `cart:changed`: the store already has the new order. */
  isPublishing = false;
  /** When the platform last confirmed the prices of which order (T15). */
  pricesConfirmed: { orderId: string; at: number } | null = null;
  /** The wait for a saved gift message to survive order enrichment, if there is one. */
  giftMessageWait: { abort: () => void } | null = null;
  /** Changes that an earlier page of this tab stored and that no thunk has claimed yet. */
  restored: StoredOutbox | null = null;
  /** Whether the page that stored them is still open; requested once. */
  isOriginOpen: Promise<boolean> | null = null;
  /** Releases the tab lock, if this page holds it. */
  releaseLock: (() => void) | null = null;
  private tail: Promise<unknown> = Promise.resolve();

  /**
   * Runs a write after all earlier ones of this page have ended. One order takes one write at a time: two quick
   * clicks never race, and all adds that wait for an order create it once (T7).
   */
  serialize<T>(write: () => Promise<T>): Promise<T> {
    const run = this.tail.then(write, write);
    this.tail = run;
    return run;
  }
}

const runtimes = new WeakMap<ThunkExtra, CartRuntime>();

/** The runtime of the page that a thunk runs on. */
export const runtimeOf = (page: ThunkExtra): CartRuntime => {
  const runtime = runtimes.get(page) ?? new CartRuntime();
  runtimes.set(page, runtime);
  return runtime;
};
