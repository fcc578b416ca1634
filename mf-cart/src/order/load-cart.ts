import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectCurrency, selectOrderId } from '@shop/contracts/store';
import { forgetOrder } from './forget-order.ts';
import { keepsOrder } from './keeps-order.ts';
import { readOrder } from './read-order.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Loads the cart's order for editing. In any other status than draft or pending, gone, or of another market it
 * is forgotten (T1); the answer is null then, as it is without an order.
 */
export const loadCart =
  (options: { fresh?: boolean } = {}): CartThunk<Result<Order> | null> =>
  async (dispatch, getState, extra) => {
    const orderId = selectOrderId(getState());
    if (!orderId) return null;
    const read = await dispatch(readOrder(orderId, options));
    if (selectOrderId(getState()) !== orderId) return null;
    if (keepsOrder(read, selectCurrency(getState()))) return read;
    forgetOrder(dispatch, extra);
    return null;
  };
