import { ok, type Result } from '@shop/contracts/commerce';
import { selectOrderId } from '@shop/contracts/store';
import type { CartProblem } from '../../model/cart-problem.ts';
import { selectIntents, settled } from '../../model/cart-slice.ts';
import { record } from '../../model/kept-wishes/record.ts';
import { changeQuantity } from '../../model/lines/change-quantity.ts';
import { findLine } from '../../model/lines/find-line.ts';
import { removeLine } from '../../model/lines/remove-line.ts';
import { readOrder } from '../../model/order/read-order.ts';
import type { CartThunk } from '../../model/thunk.ts';
import type { CartAddition } from '../../model/wishes/cart-addition.ts';
import { outcomeOf } from '../../model/wishes/express.ts';

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
