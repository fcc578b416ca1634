import { fail, isOffline, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectCountry, selectLocale, toResult } from '@shop/contracts/store';
import type { CartThunk } from '../store/thunk.ts';
import { loadCart } from './load-cart.ts';

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
