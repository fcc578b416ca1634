import { fail, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type LineItem } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { confirmed, intended, refused } from './cart-slice.ts';
import { enqueue } from './enqueue.ts';
import { quantityChange } from './quantity-change.ts';
import { readOrder } from './read-order.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/**
 * Takes a line out of the cart. It disappears at once and comes back with a problem beside it when the platform
 * refuses. Analytics get the removed quantity (T8).
 */
export const removeLine =
  (orderId: string, line: LineItem): CartThunk<Result<null, CartProblem>> =>
  (dispatch, _getState, extra) => {
    const lineId = line.id;
    dispatch(intended({ lineId, quantity: 0 }));
    return enqueue(extra, async () => {
      const call = orderApi.endpoints.removeLine.initiate({ orderId, lineId }, { track: false });
      const removed = toResult(await dispatch(call));
      if (!removed.ok) {
        const truth = await dispatch(readOrder(orderId, { fresh: true }));
        const isStillThere = truth.ok && truth.value.lines.some(({ id }) => id === lineId);
        if (isStillThere || !truth.ok) {
          const problem = { code: removed.error.code };
          dispatch(refused({ lineId, problem }));
          return fail(problem);
        }
      }
      dispatch(confirmed({ lineId, quantity: 0 }));
      const change = quantityChange(line, line.quantity, 0);
      if (change) extra.events.emit('analytics', change);
      announceChange(extra.events, orderId);
      return ok(null);
    });
  };
