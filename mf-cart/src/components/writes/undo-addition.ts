import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CartAddition } from '../../model/wishes/cart-addition.ts';
import type { CartProblem } from '../../model/cart-problem.ts';
import { changeQuantity } from '../../model/lines/change-quantity.ts';
import { findLine } from '../../model/lines/find-line.ts';
import { removeLine } from '../../model/lines/remove-line.ts';
import type { CartThunk } from '../../model/thunk.ts';
import { ok } from '@shop/contracts/commerce';

/** Takes out again what was just added: the line goes, or has the pieces it had before. */
export const undoAddition =
  (order: Order, addition: CartAddition): CartThunk<Result<null, CartProblem>> =>
  async (dispatch) => {
    const line = findLine(order, addition);
    if (!line) return ok(null);
    const before = line.quantity - addition.quantity;
    const undone =
      before < 1
        ? await dispatch(removeLine(order.id, line))
        : await dispatch(changeQuantity(order.id, line, before));
    return undone.ok ? ok(null) : undone;
  };
