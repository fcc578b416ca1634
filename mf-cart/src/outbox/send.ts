import { isAmbiguous, isOffline, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult } from '@shop/contracts/store';
import { lookAgain } from './look-again.ts';
import type { CartThunk } from '../store/thunk.ts';
import { whenReachable } from './when-reachable.ts';

/** How often a change is sent whose answer got lost and which, by what the order says, did not arrive. */
const MAX_SENT = 3;

/** Reads an order by a reading of its own, never one that was begun before the change in question. */
export const reread =
  (orderId: string): CartThunk<Result<Order>> =>
  async (dispatch) =>
    toResult(
      await dispatch(orderApi.endpoints.rereadOrder.initiate({ orderId }, { track: false })),
    );

export interface Delivery {
  orderId: string;
  send: () => CartThunk<Result<Order>>;
  /** Whether the order shows that the change was made. */
  arrived: (order: Order) => boolean;
  /** Finishes a change that arrived in part; must be safe to repeat. */
  complete?: (order: Order) => CartThunk<Result<Order>> | null;
  /** What follows when it shows only after it was given up. */
  whenLate?: (order: Order) => CartThunk<unknown>;
}

/**
 * Sends a change. After a lost answer the order is read again before anything else: what arrived counts as done, so
 * that nothing is done twice, and what did not is sent once more when the network was away (P5, X). A change the
 * platform refused is not repeated; one that was given up is looked for once more later.
 */
export const deliver =
  ({ orderId, send, arrived, complete, whenLate }: Delivery): CartThunk<Result<Order>> =>
  async (dispatch, getState) => {
    let next = send;
    for (let tries = 1; ; tries += 1) {
      const sent = await dispatch(next());
      if (sent.ok || !isAmbiguous(sent.error)) return sent;
      const truth = await dispatch(
        whenReachable(() => dispatch(reread(orderId)), { persist: true }),
      );
      if (!truth.ok || selectOrderId(getState()) !== orderId) return sent;
      if (arrived(truth.value)) return truth;
      const rest = complete?.(truth.value);
      if (rest) next = () => rest;
      if (tries === MAX_SENT || (!rest && !isOffline(sent.error))) {
        void dispatch(lookAgain({ orderId, arrived, whenLate }));
        return sent;
      }
    }
  };
