import { ok, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { addToCart } from './add-to-cart.ts';
import type { CartProblem } from '../cart-problem.ts';
import { selectIntents, settled } from '../cart-slice.ts';
import { optionsOf } from '../wishes/follow-options.ts';
import { record } from '../kept-wishes/record.ts';
import { maxQuantity } from './max-quantity.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../thunk.ts';

/**
 * Undoes a removal. One that was not sent yet is taken back; otherwise the same pieces with the same options, each
 * as many as it was, become a line of their own at the end of the cart.
 *
 * @param line - as it was before the removal
 */
export const restoreLine =
  (line: LineItem): CartThunk<Result<Order, CartProblem>> =>
  async (dispatch, getState, { config }) => {
    const removal = selectIntents(getState()).find(
      (it) => it.kind === 'line' && it.lineId === line.id && it.quantity === 0 && !it.sent,
    );
    if (removal?.orderId) {
      dispatch(record(settled(removal.id)));
      const read = await dispatch(readOrder(removal.orderId));
      if (read.ok) return ok(read.value);
    }
    return dispatch(
      addToCart({
        kind: line.type === 'bundles' ? 'bundle' : 'sku',
        code: line.code ?? '',
        name: line.name,
        imageUrl: line.imageUrl ?? undefined,
        quantity: line.quantity,
        maxQuantity: maxQuantity(line, config.maxQuantityPerLine),
        options: optionsOf(line),
      }),
    );
  };
