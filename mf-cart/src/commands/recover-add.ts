import { ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { findLine } from '../order/find-line.ts';
import { publishCartChanged, quantityEvent } from '../outbox/commit.ts';
import { meetsTarget } from '../outbox/meets-target.ts';
import type { LineTarget, NewLineItem } from '../outbox/pending-change.ts';
import { readAfterChange, retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import type { CartThunk } from '../store/thunk.ts';
import { updateLine } from './update-line.ts';

/** Whether an add that may have been sent did not arrive: the line is unchanged or missing. */
export const isAddMissing = (order: Order, addition: NewLineItem, target: LineTarget): boolean => {
  const line = findLine(order, addition);
  return !line || line.quantity === target.quantity - addition.quantity;
};

/**
 * Outcome of an add that an earlier page sent without seeing the response, by the order's state. Null if it did not
 * arrive and has to be sent. A line with neither the old nor the new quantity was changed elsewhere and stays.
 *
 * @param target - target of the line when the add was sent
 */
export const recoverAdd =
  (orderId: string, addition: NewLineItem, target: LineTarget): CartThunk<Result<Order> | null> =>
  async (dispatch, _getState, page) => {
    const lineIn = (order: Order) => findLine(order, addition);
    const current = await dispatch(
      retryWhenOnline(() => dispatch(readAfterChange(orderId)), { persist: true }),
    );
    if (!current.ok) return null;
    const line = lineIn(current.value);
    if (!line || isAddMissing(current.value, addition, target)) return null;
    if (line.quantity !== target.quantity) return current;
    const { id: lineId } = line;
    const arrived = (order: Order) => meetsTarget(lineIn(order), target);
    // The line may have arrived without all of its options.
    const done = arrived(current.value)
      ? ok(current.value)
      : await dispatch(
          sendWithRecovery({
            orderId,
            send: () => updateLine({ orderId, lineId, ...target }),
            arrived,
          }),
        );
    const event = quantityEvent(line, target.quantity - addition.quantity, target.quantity);
    if (event) page.events.emit('analytics', event);
    publishCartChanged(page, orderId);
    return done;
  };
