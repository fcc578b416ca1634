import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { WantedOption } from '../outbox/pending-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { excused, refused, sent } from '../store/cart-slice.ts';
import { closeChange } from '../outbox/commit.ts';
import { deliver } from '../outbox/send.ts';
import { stopFollowing } from '../outbox/follow-recalculation.ts';
import { record } from '../outbox/record.ts';
import { beforeOf, meetsTarget, targetOfLine } from '../outbox/line-target.ts';
import { quantityChange } from '../outbox/quantity-change.ts';
import { readOrder } from '../order/read-order.ts';
import { refusal } from './refusal.ts';
import { repairCart } from '../check/repair-cart.ts';
import type { CartThunk } from '../store/thunk.ts';
import { updateLine } from './update-line.ts';
import { whenReachable } from '../outbox/when-reachable.ts';

export interface LineWish {
  intentId: string;
  orderId: string;
  lineId: string;
  /** 0: the line is to go. */
  quantity: number;
  /** Null: they follow the pieces (T8). */
  options: readonly WantedOption[] | null;
}

/** Sends what is wanted of a line in its turn. A refusal leaves a problem beside the line and nothing changed. */
export const sendLine =
  (wish: LineWish): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, _getState, extra) => {
    const { intentId, orderId, lineId } = wish;
    const lineIn = (order: Order) => order.lines.find(({ id }) => id === lineId);
    const refuse = (problem: CartProblem) => {
      dispatch(refused({ lineId, problem }));
      return fail(problem);
    };
    const read = await dispatch(whenReachable(() => dispatch(readOrder(orderId))));
    if (!read.ok) return refuse(read.error);
    const before = read.value;
    const line = lineIn(before);
    const target = targetOfLine(beforeOf(line), wish.quantity, wish.options);
    if (meetsTarget(line, target)) return ok(null);
    if (!line) return refuse({ code: 'NOT_FOUND' });

    dispatch(record(sent({ id: intentId, orderId, target })));
    stopFollowing(extra);
    const update = () => updateLine({ orderId, lineId, ...target });
    const event = quantityChange(line, line.quantity, target.quantity);
    const done = await dispatch(
      deliver({
        orderId,
        send: update,
        arrived: (order) => meetsTarget(lineIn(order), target),
        complete: (order) => (lineIn(order)?.quantity === target.quantity ? update() : null),
        whenLate: (order) => async () => {
          dispatch(excused(lineId));
          await dispatch(closeChange({ before: order, after: order, event }));
        },
      }),
    );
    if (!done.ok) {
      const refusedAs = await dispatch(refusal(orderId, lineIn, 0, done.error));
      const truth = await dispatch(readOrder(orderId));
      if (truth.ok) await dispatch(repairCart(truth.value));
      return refusedAs.ok ? refusedAs : refuse(refusedAs.error);
    }
    await dispatch(closeChange({ before, after: done.value, event }));
    return ok(null);
  };
