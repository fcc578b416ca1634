import {
  isAmbiguous,
  isOffline,
  isOutdated,
  isRetryable,
  type Result,
} from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult } from '@shop/contracts/store';
import { readOrder } from '../order/read-order.ts';
import { queueOrderRead } from '../order/reread-order.ts';
import { connectionChanged, selectConnection, type CartState } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { runtimeOf } from './cart-runtime.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** How often a change is sent whose response was lost and which the order does not contain. */
const MAX_ATTEMPTS = 3;

/** When a change without a response is looked for, in ms: soon, and when no call can still be running (C5). */
const RECHECK_AFTER = [10_000, 40_000] as const;

interface RetryOptions {
  /** The change may have been made already, so only a response ends the wait: server errors are retried too. */
  persist?: boolean;
}

/**
 * Repeats an idempotent call until it gets through; meanwhile the cart is offline (X) and later changes wait in the
 * queue. If the page lacks code that a release replaced, it waits for the reload that the shell offers.
 */
export const retryWhenOnline =
  <T extends Result<unknown> | null>(
    call: () => Promise<T>,
    { persist = false }: RetryOptions = {},
  ): CartThunk<T> =>
  async (dispatch, getState, page) => {
    const report = (now: CartState['connection']): void => {
      if (selectConnection(getState()) === now) return;
      dispatch(connectionChanged(now));
      if (now === 'offline') runtimeOf(page).onOffline?.();
    };
    for (let attempt = 1; ; attempt += 1) {
      const result = await call();
      const error = result && !result.ok ? result.error : null;
      if (!error || !(isOffline(error) || isOutdated(error) || (persist && isRetryable(error)))) {
        report('online');
        return result;
      }
      if (!isOutdated(error)) report('offline');
      await waitForNetwork(attempt, error);
    }
  };

/** Reads an order with a request of its own, never one that started before the change in question. */
export const readAfterChange =
  (orderId: string): CartThunk<Result<Order>> =>
  async (dispatch) =>
    toResult(
      await dispatch(orderApi.endpoints.rereadOrder.initiate({ orderId }, { track: false })),
    );

interface Recheck {
  orderId: string;
  /** Whether the order contains the change. */
  arrived: (order: Order) => boolean;
  /** Runs if the change shows up after it was reported as failed. */
  whenLate?: ((order: Order) => CartThunk<unknown>) | undefined;
}

export interface Delivery extends Recheck {
  send: () => CartThunk<Result<Order>>;
  /** Completes a change that arrived in part; must be idempotent. */
  complete?: (order: Order) => CartThunk<Result<Order>> | null;
}

/** Reads the order again after a change failed without a response: the platform may still make it. */
const scheduleRecheck =
  ({ orderId, arrived, whenLate }: Recheck): CartThunk<void> =>
  async (dispatch, getState, page) => {
    const { recheckTimers } = runtimeOf(page);
    const timers = RECHECK_AFTER.map((ms) => setTimeout(() => void recheck(), ms));
    timers.forEach((it) => recheckTimers.add(it));
    const recheck = async (): Promise<void> => {
      if (selectOrderId(getState()) !== orderId) return;
      const before = await dispatch(readOrder(orderId));
      await dispatch(queueOrderRead(orderId));
      const read = await dispatch(readOrder(orderId));
      // If the order contained it before, another change did it.
      const isLate = before.ok && !arrived(before.value) && read.ok && arrived(read.value);
      if (!isLate) return;
      for (const it of timers) clearTimeout(it);
      if (whenLate) await dispatch(whenLate(read.value));
    };
  };

/**
 * Sends a change. After a lost response it reads the order first: a change that arrived counts as done, so nothing is
 * done twice; one that did not is sent again if the network was away (P5, X). A refused change is not repeated; one
 * that fails without a response is looked for later.
 */
export const sendWithRecovery =
  ({ orderId, send, arrived, complete, whenLate }: Delivery): CartThunk<Result<Order>> =>
  async (dispatch, getState) => {
    let next = send;
    for (let attempt = 1; ; attempt += 1) {
      const sent = await dispatch(next());
      if (sent.ok || !isAmbiguous(sent.error)) return sent;
      const current = await dispatch(
        retryWhenOnline(() => dispatch(readAfterChange(orderId)), { persist: true }),
      );
      if (!current.ok || selectOrderId(getState()) !== orderId) return sent;
      if (arrived(current.value)) return current;
      const rest = complete?.(current.value);
      if (rest) next = () => rest;
      if (attempt === MAX_ATTEMPTS || (!rest && !isOffline(sent.error))) {
        void dispatch(scheduleRecheck({ orderId, arrived, whenLate }));
        return sent;
      }
    }
  };
