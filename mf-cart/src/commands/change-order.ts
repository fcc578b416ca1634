import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import { readOrder } from '../order/read-order.ts';
import type { CartChange, PendingChange } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { queueChange, selectPendingChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import { changeSent } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';

type OrderChange = Extract<CartChange, { kind: 'code' | 'clear-code' | 'gift-message' }>;

/** Its text asks the shopper to try again, which changes the new order. */
const MOVED: CommerceError = { code: 'SERVER', status: 0, detail: 'another order', fields: [] };

interface OrderCommand<C> {
  orderId: string;
  change: C;
  /** @param current - the change when it is sent: a later one may have replaced it */
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
    (changeId: string): CartThunk<Result<Order>> =>
    async (dispatch, getState) => {
      const before = await dispatch(retryWhenOnline(() => dispatch(readOrder(orderId))));
      // The login merge or another tab has given the cart another order.
      if (selectOrderId(getState()) !== orderId) return fail(MOVED);
      if (!before.ok) return before;
      // A replacement during the read is always of the same kind.
      const current = selectPendingChange(getState(), changeId) as (PendingChange & C) | undefined;
      if (!current) return before;
      const isDone = (order: Order) => arrived(order, current);
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
        send: ({ id }) => send(id),
        undone: () => readOrder(orderId),
      }),
    );
};
