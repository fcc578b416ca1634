import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartProblem } from './cart-problem.ts';
import { maxQuantity } from './limits.ts';

/**
 * Converts a refusal by the platform into the problem to show. Out of stock becomes the current limit (V9), because the
 * stock has changed since the order was read.
 *
 * @param added - quantity requested on top of the cart's; 0 if the request was for the whole line
 */
export const explainRefusal =
  (
    orderId: string,
    lineIn: (order: Order) => LineItem | undefined,
    added: number,
    { code }: CommerceError,
  ): CartThunk<Result<never, CartProblem>> =>
  async (dispatch, _getState, { config }) => {
    if (code !== 'OUT_OF_STOCK') return fail({ code });
    const current = await dispatch(readOrder(orderId, { fresh: true }));
    const line = current.ok ? lineIn(current.value) : undefined;
    if (!line || line.available === null) return fail({ code });
    const max = maxQuantity(line, config.maxQuantityPerLine);
    const inCart = added > 0 ? line.quantity : 0;
    return fail(max < 1 ? { code: 'SOLD_OUT' } : { code: 'OVER_LIMIT', max, inCart });
  };
