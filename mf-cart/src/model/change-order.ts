import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { Wish } from './cart-intent.ts';
import { sent } from './cart-slice.ts';
import { deliver } from './deliver.ts';
import { express } from './express.ts';
import { readOrder } from './read-order.ts';
import type { CartThunk } from './thunk.ts';
import { whenReachable } from './when-reachable.ts';

interface OrderChange {
  orderId: string;
  wish: Extract<Wish, { kind: 'code' | 'clear-code' | 'gift-message' }>;
  call: () => CartThunk<Result<Order>>;
  /** Whether the order is as it was wanted. */
  arrived: (order: Order) => boolean;
  /** What follows when the platform has made the change. */
  close?: (before: Order, after: Order) => CartThunk<void>;
}

/** Wants something of the order as a whole: shown at once, sent in its turn, never done twice. */
export const changeOrder = ({
  orderId,
  wish,
  call,
  arrived,
  close,
}: OrderChange): CartThunk<Result<Order>> => {
  const send =
    (intentId: string): CartThunk<Result<Order>> =>
    async (dispatch) => {
      const before = await dispatch(whenReachable(() => dispatch(readOrder(orderId))));
      if (!before.ok) return before;
      if (arrived(before.value)) return before;
      dispatch(sent({ id: intentId, orderId }));
      const done = await dispatch(deliver({ orderId, send: call, arrived }));
      if (done.ok && close) await dispatch(close(before.value, done.value));
      return done;
    };
  return (dispatch) =>
    dispatch(
      express<Result<Order>>({
        wish,
        orderId,
        send: ({ id }) => send(id),
        takenBack: () => readOrder(orderId),
      }),
    );
};
