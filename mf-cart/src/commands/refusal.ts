import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { CartProblem } from './cart-problem.ts';
import { maxQuantity } from './limits.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Why the platform refused, as the shopper is to be told. Out of stock becomes the limit as it is now (V9), for the
 * stock has changed since the order was read.
 *
 * @param added - pieces wanted on top of those in the cart; 0 where the whole line was wanted
 */
export const refusal =
  (
    orderId: string,
    lineIn: (order: Order) => LineItem | undefined,
    added: number,
    { code }: CommerceError,
  ): CartThunk<Result<never, CartProblem>> =>
  async (dispatch, _getState, { config }) => {
    if (code !== 'OUT_OF_STOCK') return fail({ code });
    const truth = await dispatch(readOrder(orderId, { fresh: true }));
    const line = truth.ok ? lineIn(truth.value) : undefined;
    if (!line || line.available === null) return fail({ code });
    const max = maxQuantity(line, config.maxQuantityPerLine);
    const inCart = added > 0 ? line.quantity : 0;
    return fail(max < 1 ? { code: 'SOLD_OUT' } : { code: 'OVER_LIMIT', max, inCart });
  };
