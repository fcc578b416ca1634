import { isGone, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { Shop } from '@shop/contracts/remote';
import {
  selectCountry,
  selectLocale,
  selectOrderId,
  toResult,
  type AppDispatch,
  type AppState,
} from '@shop/contracts/store';

/** The visitor's cart, read again while it can be added to (T1); otherwise a new one for the visitor's country (T2). */
export const openCart = async (
  dispatch: AppDispatch,
  state: AppState,
  events: Shop['events'],
): Promise<Result<Order>> => {
  const { createOrder, order } = orderApi.endpoints;
  const orderId = selectOrderId(state);
  if (orderId !== null) {
    const read = toResult(
      await dispatch(order.initiate(orderId, { subscribe: false, forceRefetch: true })),
    );
    if (read.ok ? read.value.editable : !isGone(read.error)) return read;
  }
  const input = { country: selectCountry(state), language: selectLocale(state) };
  const created = toResult(await dispatch(createOrder.initiate(input, { track: false })));
  if (created.ok) events.emit('session:order', { orderId: created.value.id });
  return created;
};
