import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { readOrder } from '../order/read-order.ts';
import type { CartChange, PendingChange } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { queueChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import { changeSent } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';

type OrderChange = Extract<CartChange, { kind: 'code' | 'clear-code' | 'gift-message' }>;

interface OrderCommand<C> {
  orderId: string;
  change: C;
  /** @param current - the change when its turn comes: a later one may have replaced it */
  call: (current: C) => CartThunk<Result<Order>>;
  /** Whether the order contains the change. */
  arrived: (order: Order, current: C) => boolean;
  /** Runs after the platform has made the change. */
  commit: (before: Order, after: Order) => CartThunk<void>;
}

/** Changes the order as a whole: shown at once, sent in turn, never done twice. */
export const changeOrder = <C extends OrderChange>({
  orderId,
  change,
  call,
  arrived,
  commit,
}: OrderCommand<C>): CartThunk<Result<Order>> => {
  const send =
    (changeId: string, current: C): CartThunk<Result<Order>> =>
    async (dispatch) => {
      const isDone = (order: Order) => arrived(order, current);
      const before = await dispatch(retryWhenOnline(() => dispatch(readOrder(orderId))));
      if (!before.ok) return before;
      if (isDone(before.value)) return before;
      dispatch(persistChange(changeSent({ id: changeId, orderId })));
      const done = await dispatch(
        sendWithRecovery({ orderId, send: () => call(current), arrived: isDone }),
      );
      if (done.ok) await dispatch(commit(before.value, done.value));
      return done;
    };
  return (dispatch) =>
    dispatch(
      queueChange<Result<Order>>({
        change,
        orderId,
        // A replacement is always of the same kind.
        send: (current) => send(current.id, current as PendingChange & C),
        undone: () => readOrder(orderId),
      }),
    );
};
