import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CartIntent, Wish } from '../outbox/pending-change.ts';
import { sent } from '../store/cart-slice.ts';
import { deliver } from '../outbox/send.ts';
import { express } from '../outbox/queue.ts';
import { record } from '../outbox/record.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import { whenReachable } from '../outbox/when-reachable.ts';

type OrderWish = Extract<Wish, { kind: 'code' | 'clear-code' | 'gift-message' }>;

interface OrderChange<W> {
  orderId: string;
  wish: W;
  /** @param wanted as it is by then: a later wish may have taken its place */
  call: (wanted: W) => CartThunk<Result<Order>>;
  /** Whether the order is as it was wanted. */
  arrived: (order: Order, wanted: W) => boolean;
  /** What follows when the platform has made the change. */
  close?: (before: Order, after: Order) => CartThunk<void>;
}

/** Wants something of the order as a whole: shown at once, sent in its turn, never done twice. */
export const changeOrder = <W extends OrderWish>({
  orderId,
  wish,
  call,
  arrived,
  close,
}: OrderChange<W>): CartThunk<Result<Order>> => {
  const send =
    (intentId: string, wanted: W): CartThunk<Result<Order>> =>
    async (dispatch) => {
      const isDone = (order: Order) => arrived(order, wanted);
      const before = await dispatch(whenReachable(() => dispatch(readOrder(orderId))));
      if (!before.ok) return before;
      if (isDone(before.value)) return before;
      dispatch(record(sent({ id: intentId, orderId })));
      const done = await dispatch(deliver({ orderId, send: () => call(wanted), arrived: isDone }));
      if (done.ok && close) await dispatch(close(before.value, done.value));
      return done;
    };
  return (dispatch) =>
    dispatch(
      express<Result<Order>>({
        wish,
        orderId,
        // What takes its place is of the same kind.
        send: (intent) => send(intent.id, intent as CartIntent & W),
        takenBack: () => readOrder(orderId),
      }),
    );
};
