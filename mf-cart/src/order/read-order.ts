import { isGone, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult, type AppDispatch, type ThunkExtra } from '@shop/contracts/store';
import { persistChange } from '../outbox/persist.ts';
import { orderForgotten } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Drops the cart's order: the next add creates a new one (T1, T3). */
export const forgetOrder = (dispatch: AppDispatch, { events }: ThunkExtra): void => {
  events.emit('session:order', { orderId: null });
  dispatch(persistChange(orderForgotten()));
};

/**
 * The order from the store, or from the platform (always with `fresh`). An order that is gone is forgotten; a placed
 * one is not, because a checkout may still wait for it.
 */
export const readOrder =
  (orderId: string, { fresh = false } = {}): CartThunk<Result<Order>> =>
  async (dispatch, getState, page) => {
    const { initiate, select } = orderApi.endpoints.order;
    const query = initiate(orderId, {
      subscribe: false,
      // A cached failure would be returned again and again.
      forceRefetch: fresh || select(orderId)(getState()).isError,
    });
    const read = toResult<Order>(await dispatch(query));
    const isCurrent = selectOrderId(getState()) === orderId;
    if (isCurrent && !read.ok && isGone(read.error)) forgetOrder(dispatch, page);
    return read;
  };
