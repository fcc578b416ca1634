import { fail, type Result } from '@shop/contracts/commerce';
import type { LineItem } from '@shop/contracts/commerce/order';
import type { CartProblem } from './cart-problem.ts';
import { refused } from '../store/cart-slice.ts';
import { changeLine } from './change-line.ts';
import { checkQuantity } from './check-quantity.ts';
import { maxQuantity } from './limits.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Sets a line's quantity; its options follow (T8). The wanted quantity shows at once and the platform is asked
 * in turn; of several changes that wait only the last is sent. A refusal leaves a problem beside the line and
 * nothing changed.
 */
export const changeQuantity =
  (orderId: string, line: LineItem, quantity: number): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, _getState, { config }) => {
    const asked = checkQuantity(quantity, maxQuantity(line, config.maxQuantityPerLine));
    if (asked.ok) return dispatch(changeLine(orderId, line, quantity, null));
    dispatch(refused({ lineId: line.id, problem: asked.error }));
    return fail(asked.error);
  };
