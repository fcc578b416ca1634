import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import { readOrder } from '../order/read-order.ts';
import type { OrderChange, PendingChange } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { selectPendingChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import { changeSent } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { clearCodeCommand, codeCommand } from './send-code.ts';
import { giftMessageCommand } from './send-gift-message.ts';

/** Its text asks the shopper to try again, which changes the new order. */
const MOVED: CommerceError = { code: 'SERVER', status: 0, detail: 'another order', fields: [] };

export interface OrderCommand {
  call: () => CartThunk<Result<Order>>;
  /** Whether the order contains the change. */
  arrived: (order: Order) => boolean;
  /** Runs after the platform has made the change. */
  commit: (before: Order, after: Order) => CartThunk<void>;
}

const commandFor = (orderId: string, change: OrderChange): OrderCommand => {
  switch (change.kind) {
    case 'code':
      return codeCommand(orderId, change);
    case 'clear-code':
      return clearCodeCommand(orderId, change.of);
    case 'gift-message':
      return giftMessageCommand(orderId, change.message);
  }
};

/** Sends a change of the order as a whole when its turn comes. */
export const sendOrderChange =
  (orderId: string, changeId: string): CartThunk<Result<Order>> =>
  async (dispatch, getState) => {
    const before = await dispatch(retryWhenOnline(() => dispatch(readOrder(orderId))));
    // The login merge or another tab has given the cart another order.
    if (selectOrderId(getState()) !== orderId) return fail(MOVED);
    if (!before.ok) return before;
    // A replacement during the read is always of the same kind.
    const current = selectPendingChange(getState(), changeId) as
      (PendingChange & OrderChange) | undefined;
    if (!current) return before;
    const { call, arrived, commit } = commandFor(orderId, current);
    if (arrived(before.value)) return before;
    dispatch(persistChange(changeSent({ id: changeId, orderId })));
    const done = await dispatch(sendWithRecovery({ orderId, send: call, arrived }));
    if (done.ok) await dispatch(commit(before.value, done.value));
    return done;
  };
