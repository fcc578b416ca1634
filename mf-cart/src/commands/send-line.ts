import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import { repairCart } from '../check/repair-cart.ts';
import { readOrder } from '../order/read-order.ts';
import { commitChange, quantityEvent, stopFollowing } from '../outbox/commit.ts';
import { beforeOf, targetOfLine } from '../outbox/line-target.ts';
import { meetsTarget } from '../outbox/meets-target.ts';
import { persistChange } from '../outbox/persist.ts';
import { selectPendingChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import { changeSent, lineProblemCleared, lineRefused } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartProblem } from './cart-problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { LineChange } from './queue-line.ts';
import { updateLine } from './update-line.ts';

/** Sends a change of a line when its turn comes. A refusal leaves a problem beside the line and changes nothing. */
export const sendLine =
  ({ changeId, orderId, lineId }: LineChange): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, getState, page) => {
    const lineIn = (order: Order) => order.lines.find(({ id }) => id === lineId);
    const refuse = (problem: CartProblem) => {
      dispatch(lineRefused({ lineId, problem }));
      return fail(problem);
    };
    const read = await dispatch(retryWhenOnline(() => dispatch(readOrder(orderId))));
    // The login merge or another tab has given the cart another order.
    if (selectOrderId(getState()) !== orderId) return refuse({ code: 'NOT_FOUND' });
    if (!read.ok) return refuse(read.error);
    // Clicks during the read have joined the change, or have undone it.
    const change = selectPendingChange(getState(), changeId);
    if (change?.kind !== 'line') return ok(null);
    const before = read.value;
    const line = lineIn(before);
    const target = targetOfLine(beforeOf(line), change.quantity, change.options);
    if (meetsTarget(line, target)) return ok(null);
    if (!line) return refuse({ code: 'NOT_FOUND' });

    dispatch(persistChange(changeSent({ id: changeId, orderId, target })));
    stopFollowing(page);
    const update = () => updateLine({ orderId, lineId, ...target });
    const event = quantityEvent(line, line.quantity, target.quantity);
    const done = await dispatch(
      sendWithRecovery({
        orderId,
        send: update,
        arrived: (order) => meetsTarget(lineIn(order), target),
        complete: (order) => (lineIn(order)?.quantity === target.quantity ? update() : null),
        whenLate: (order) => async () => {
          dispatch(lineProblemCleared(lineId));
          await dispatch(commitChange({ before: order, after: order, event }));
        },
      }),
    );
    if (!done.ok) {
      const refusal = await dispatch(explainRefusal(orderId, lineIn, 0, done.error));
      const current = await dispatch(readOrder(orderId));
      if (current.ok) await dispatch(repairCart(current.value));
      return refusal.ok ? refusal : refuse(refusal.error);
    }
    await dispatch(commitChange({ before, after: done.value, event }));
    return ok(null);
  };
