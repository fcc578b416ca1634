import { isGone, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult } from '@shop/contracts/store';
import { forgetOrder } from './forget-order.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * The order as the store has it, or from the platform (always with `fresh`). One that is gone is forgotten.
 * An order that was placed is not: a checkout under way may still be waiting for it.
 */
export const readOrder =
  (orderId: string, { fresh = false } = {}): CartThunk<Result<Order>> =>
  async (dispatch, getState, extra) => {
    const { initiate, select } = orderApi.endpoints.order;
    const query = initiate(orderId, {
      subscribe: false,
      // A reading that failed is no answer to keep: it would be given again and again.
      forceRefetch: fresh || select(orderId)(getState()).isError,
    });
    const read = toResult<Order>(await dispatch(query));
    const isCurrent = selectOrderId(getState()) === orderId;
    if (isCurrent && !read.ok && isGone(read.error)) forgetOrder(dispatch, extra);
    return read;
  };
