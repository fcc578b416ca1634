import type { Result } from '@shop/contracts/commerce';
import type { LineItem } from '@shop/contracts/commerce/order';
import type { CartProblem } from './cart-problem.ts';
import { changeLine } from './change-line.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Takes a line out of the cart. It disappears at once and comes back with a problem beside it when the platform
 * refuses. Analytics get the removed quantity (T8).
 */
export const removeLine =
  (orderId: string, line: LineItem): CartThunk<Result<null, CartProblem>> =>
  (dispatch) =>
    dispatch(changeLine(orderId, line, 0, []));
