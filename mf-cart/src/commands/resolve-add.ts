import { ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { announceChange } from '../outbox/announce-change.ts';
import type { CartAddition } from '../outbox/cart-addition.ts';
import type { LineTarget } from '../outbox/pending-change.ts';
import { deliver, reread } from '../outbox/send.ts';
import { findLine } from './find-line.ts';
import { meetsTarget } from '../outbox/line-target.ts';
import { quantityChange } from '../outbox/quantity-change.ts';
import type { CartThunk } from '../store/thunk.ts';
import { updateLine } from './update-line.ts';
import { whenReachable } from '../outbox/when-reachable.ts';

/** Whether an addition that may have been sent did not arrive: the line is as before, or gone. */
export const isMissing = (order: Order, addition: CartAddition, target: LineTarget): boolean => {
  const line = findLine(order, addition);
  return !line || line.quantity === target.quantity - addition.quantity;
};

/**
 * What became of an addition that was sent by a page which did not hear the answer: the order says so. Null where it
 * did not arrive and is to be sent. A line that has neither the pieces of before nor those wanted was changed by
 * somebody since, and stays.
 *
 * @param target - what the line was to come to
 */
export const resolveAddition =
  (orderId: string, addition: CartAddition, target: LineTarget): CartThunk<Result<Order> | null> =>
  async (dispatch, _getState, { events }) => {
    const lineIn = (order: Order) => findLine(order, addition);
    const truth = await dispatch(whenReachable(() => dispatch(reread(orderId)), { persist: true }));
    if (!truth.ok) return null;
    const line = lineIn(truth.value);
    if (!line || isMissing(truth.value, addition, target)) return null;
    if (line.quantity !== target.quantity) return truth;
    const { id: lineId } = line;
    const arrived = (order: Order) => meetsTarget(lineIn(order), target);
    // The pieces may have come without all of their options.
    const done = arrived(truth.value)
      ? ok(truth.value)
      : await dispatch(
          deliver({ orderId, send: () => updateLine({ orderId, lineId, ...target }), arrived }),
        );
    const event = quantityChange(line, target.quantity - addition.quantity, target.quantity);
    if (event) events.emit('analytics', event);
    announceChange(events, orderId);
    return done;
  };
