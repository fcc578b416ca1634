import { ok, type Result } from '@shop/contracts/commerce';
import { selectOrderId } from '@shop/contracts/store';
import type { CartProblem } from './cart-problem.ts';
import { selectIntents, settled } from '../store/cart-slice.ts';
import { record } from '../outbox/record.ts';
import { changeQuantity } from './change-quantity.ts';
import { findLine } from './find-line.ts';
import { removeLine } from './remove-line.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartAddition } from '../outbox/cart-addition.ts';
import { outcomeOf } from '../outbox/queue.ts';

/**
 * Takes an addition back: one that was not sent yet never is, of any other the line goes or has as many pieces less.
 *
 * @param id - the wish's
 */
export const takeBackAddition =
  (id: string, addition: CartAddition): CartThunk<Result<unknown, CartProblem>> =>
  async (dispatch, getState) => {
    if (selectIntents(getState()).some((it) => it.id === id && !it.sent)) {
      dispatch(record(settled(id)));
      return ok(null);
    }
    const outcome = (await outcomeOf(id)) as Result<unknown> | undefined;
    const orderId = selectOrderId(getState());
    if (orderId === null || outcome?.ok === false) return ok(null);
    const read = await dispatch(readOrder(orderId));
    if (!read.ok) return read;
    const line = findLine(read.value, addition);
    if (!line) return ok(null);
    const left = line.quantity - addition.quantity;
    return dispatch(left < 1 ? removeLine(orderId, line) : changeQuantity(orderId, line, left));
  };
