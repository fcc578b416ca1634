import type { Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { addToCart } from './add-to-cart.ts';
import type { CartProblem } from './cart-problem.ts';
import { selectIntents } from '../store/cart-slice.ts';
import type { LineTarget } from '../outbox/pending-change.ts';
import { beforeOf } from '../outbox/line-target.ts';
import { changeLine } from './change-line.ts';
import { maxQuantity } from './limits.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Undoes a removal. One that was not sent yet makes way for what was wanted before; otherwise the same pieces with the
 * same options, each as many as it was, become a line of their own at the end of the cart.
 *
 * @param line - as the platform had it before the removal
 * @param wanted - what was wanted of it then, with changes that the platform may not have confirmed
 */
export const restoreLine =
  (
    line: LineItem,
    wanted: LineTarget = beforeOf(line),
  ): CartThunk<Result<Order | null, CartProblem>> =>
  async (dispatch, getState, { config }) => {
    const removal = selectIntents(getState()).find(
      (it) => it.kind === 'line' && it.lineId === line.id && it.quantity === 0 && !it.sent,
    );
    // What was wanted takes the removal's place, as that had taken the place of a change that was not sent either.
    if (removal?.orderId)
      return dispatch(changeLine(removal.orderId, line, wanted.quantity, wanted.options));
    return dispatch(
      addToCart({
        kind: line.type === 'bundles' ? 'bundle' : 'sku',
        code: line.code ?? '',
        name: line.name,
        imageUrl: line.imageUrl ?? undefined,
        quantity: wanted.quantity,
        maxQuantity: maxQuantity(line, config.maxQuantityPerLine),
        options: wanted.options,
      }),
    );
  };
