import type { Result } from '@shop/contracts/commerce';
import type { LineItem } from '@shop/contracts/commerce/order';
import type { WantedOption } from '../outbox/pending-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { selectIntents } from '../store/cart-slice.ts';
import { changeLine } from './change-line.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Gives a line exactly these options, each with its own number of pieces, never more than the line has (T7). Pieces
 * of the line stay as they are wanted at the moment.
 */
export const changeOptions =
  (
    orderId: string,
    line: LineItem,
    options: readonly WantedOption[],
  ): CartThunk<Result<null, CartProblem>> =>
  (dispatch, getState) => {
    const wanted = selectIntents(getState()).findLast(
      (it) => it.kind === 'line' && it.lineId === line.id && it.orderId === orderId,
    );
    const quantity = wanted?.kind === 'line' ? wanted.quantity : line.quantity;
    return dispatch(changeLine(orderId, line, quantity, options));
  };
