import { isGone, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectCurrency, selectOrderId } from '@shop/contracts/store';
import type { CartThunk } from '../store/thunk.ts';
import { forgetOrder, readOrder } from './read-order.ts';

/**
 * Whether an order can stay the cart's order (T1): draft or pending, the visitor's own, and in the market's currency. A
 * transient failure (connection, server) keeps the id.
 */
export const keepsOrder = (read: Result<Order>, currency: string): boolean =>
  read.ok ? read.value.editable && read.value.currency === currency : !isGone(read.error);

/**
 * Loads the cart's order for editing. An order in any status but draft or pending, a missing one and one of another
 * market are forgotten (T1); the result is null then, as it is without an order.
 */
export const loadCart =
  (options: { fresh?: boolean } = {}): CartThunk<Result<Order> | null> =>
  async (dispatch, getState, page) => {
    const orderId = selectOrderId(getState());
    if (!orderId) return null;
    const read = await dispatch(readOrder(orderId, options));
    if (selectOrderId(getState()) !== orderId) return null;
    if (keepsOrder(read, selectCurrency(getState()))) return read;
    forgetOrder(dispatch, page);
    return null;
  };
