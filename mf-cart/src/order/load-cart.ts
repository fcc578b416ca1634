import { fail, isGone, isOffline, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import {
  selectCountry,
  selectCurrency,
  selectLocale,
  selectOrderId,
  toResult,
} from '@shop/contracts/store';
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

/**
 * The order to add to: the cart's own while it is editable (T1), otherwise a new one locked to the visitor's country
 * (T2). Call it inside the queue, so that it is created once. Fails with `CANNOT_CREATE_ORDER`, or with the reason for
 * which the present order cannot be read.
 *
 * @param lineFollows - the caller adds a line next and publishes a new order itself
 */
export const ensureOrder =
  (lineFollows = false): CartThunk<Result<Order>> =>
  async (dispatch, getState, page) => {
    const loaded = await dispatch(loadCart());
    if (loaded) return loaded;
    const state = getState();
    const input = { country: selectCountry(state), language: selectLocale(state), lineFollows };
    const call = orderApi.endpoints.createOrder.initiate(input, { track: false });
    const created = toResult(await dispatch(call));
    // Offline is not a refusal: the order is created when the network returns.
    if (!created.ok && isOffline(created.error)) return created;
    if (!created.ok) return fail({ ...created.error, code: 'CANNOT_CREATE_ORDER' });
    if (!lineFollows) page.events.emit('session:order', { orderId: created.value.id });
    return created;
  };
