import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { WantedOption } from '../wishes/cart-intent.ts';
import type { CartProblem } from '../cart-problem.ts';
import { excused, refused, sent } from '../cart-slice.ts';
import { closeChange } from '../sending/close-change.ts';
import { deliver } from '../sending/deliver.ts';
import { stopFollowing } from '../sending/follow-recalculation.ts';
import { record } from '../kept-wishes/record.ts';
import { beforeOf, meetsTarget, targetOfLine } from '../wishes/line-target.ts';
import { quantityChange } from '../analytics/quantity-change.ts';
import { readOrder } from '../order/read-order.ts';
import { refusal } from '../sending/refusal.ts';
import { repairCart } from '../check/repair-cart.ts';
import type { CartThunk } from '../thunk.ts';
import { updateLine } from './update-line.ts';
import { whenReachable } from '../sending/when-reachable.ts';

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
