import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult } from '@shop/contracts/store';
import { loadCart } from '../order/load-cart.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { runtimeOf, type CartRuntime } from '../outbox/cart-runtime.ts';
import { followRecalculation } from '../outbox/commit.ts';
import type { CartThunk } from '../store/thunk.ts';
import { repairCart } from './repair-cart.ts';

/** Shortest time between two price confirmations, in ms; the checkout always confirms. */
const CONFIRM_EVERY = 60_000;

const isConfirmed = ({ pricesConfirmed: last }: CartRuntime, orderId: string): boolean =>
  last?.orderId === orderId && Date.now() - last.at < CONFIRM_EVERY;

/**
 * check_cart (T15): reads the order from the platform (T1), has its prices confirmed, and repairs lines that cannot be
 * sold as they are. Runs when the cart opens, on return to the tab and before the checkout; `selectRepairs` holds the
 * repairs. Null without a cart.
 */
export const checkCart =
  (on: 'open' | 'return' | 'checkout'): CartThunk<Result<Order> | null> =>
  (dispatch, _getState, page) => {
    const runtime = runtimeOf(page);
    return runtime.serialize(async () => {
      const loaded = await dispatch(loadCart({ fresh: true }));
      if (!loaded?.ok || purchasableLines(loaded.value).length === 0) return loaded;
      const orderId = loaded.value.id;
      let order = loaded.value;
      if (on === 'checkout' || !isConfirmed(runtime, orderId)) {
        const call = orderApi.endpoints.refreshOrder.initiate({ orderId }, { track: false });
        const confirmed = toResult(await dispatch(call));
        // Old prices are better than no cart: the platform checks them again when the order is placed.
        if (confirmed.ok) {
          order = confirmed.value;
          if (order.totals.total.cents !== loaded.value.totals.total.cents)
            void dispatch(followRecalculation(orderId, loaded.value.etag, order.etag));
          runtime.pricesConfirmed = { orderId, at: Date.now() };
        }
      }
      await dispatch(repairCart(order));
      return dispatch(loadCart());
    });
  };

/** check_cart when the checkout opens; skipped for shoppers whose cart page has just checked. */
export const checkUnlessConfirmed = (): CartThunk<void> => async (dispatch, getState, page) => {
  const orderId = selectOrderId(getState());
  if (orderId !== null && !isConfirmed(runtimeOf(page), orderId))
    await dispatch(checkCart('checkout'));
};
