import type { Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { addToCart } from './add-to-cart.ts';
import type { CartProblem } from './cart-problem.ts';
import { maxQuantity } from './max-quantity.ts';
import type { CartThunk } from './thunk.ts';

/** Undoes a removal: the same pieces with the same options, as a line of its own at the end of the cart. */
export const restoreLine =
  (line: LineItem): CartThunk<Result<Order, CartProblem>> =>
  (dispatch, _getState, { config }) =>
    dispatch(
      addToCart({
        kind: line.type === 'bundles' ? 'bundle' : 'sku',
        code: line.code ?? '',
        name: line.name,
        imageUrl: line.imageUrl ?? undefined,
        quantity: line.quantity,
        maxQuantity: maxQuantity(line, config.maxQuantityPerLine),
        options: line.options.flatMap(({ optionId, name }) =>
          optionId ? [{ id: optionId, name }] : [],
        ),
      }),
    );
