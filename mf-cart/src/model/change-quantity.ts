import { fail, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type LineItem, type Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { confirmed, intended, refused, selectIntents } from './cart-slice.ts';
import { checkQuantity } from './check-quantity.ts';
import { enqueue } from './enqueue.ts';
import { maxQuantity } from './max-quantity.ts';
import { quantityChange } from './quantity-change.ts';
import { readOrder } from './read-order.ts';
import { repairCart } from './repair-cart.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/**
 * Sets a line's quantity; its options follow (T8). The wanted quantity shows at once and the platform is asked
 * in turn; of several changes that wait only the last is sent. A refusal leaves a problem beside the line and
 * nothing changed.
 */
export const changeQuantity =
  (orderId: string, line: LineItem, quantity: number): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, getState, extra) => {
    const lineId = line.id;
    const refuse = (problem: CartProblem) => {
      dispatch(refused({ lineId, problem }));
      return fail(problem);
    };
    const asked = checkQuantity(quantity, maxQuantity(line, extra.config.maxQuantityPerLine));
    if (!asked.ok) return refuse(asked.error);

    dispatch(intended({ lineId, quantity }));
    return enqueue(extra, async () => {
      const wanted = selectIntents(getState())[lineId];
      // An earlier turn has settled it, or the line is to go: the removal waits behind this turn.
      if (wanted === undefined || wanted === 0) return ok(null);
      const read = await dispatch(readOrder(orderId));
      const before = read.ok ? quantityOf(read.value, lineId) : line.quantity;
      if (wanted === before) {
        dispatch(confirmed({ lineId, quantity: wanted }));
        return ok(null);
      }
      const call = orderApi.endpoints.updateLine.initiate(
        { orderId, lineId, quantity: wanted },
        { track: false },
      );
      const updated = toResult(await dispatch(call));
      if (!updated.ok) {
        const truth = await dispatch(readOrder(orderId, { fresh: true }));
        // A lost answer: the platform has done what it was asked.
        const arrived = truth.ok && quantityOf(truth.value, lineId) === wanted;
        if (!arrived) {
          if (truth.ok) await dispatch(repairCart(truth.value));
          return refuse({ code: updated.error.code });
        }
      }
      dispatch(confirmed({ lineId, quantity: wanted }));
      const change = quantityChange(line, before, wanted);
      if (change) extra.events.emit('analytics', change);
      announceChange(extra.events, orderId);
      return ok(null);
    });
  };

const quantityOf = (order: Order, lineId: string): number =>
  order.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
