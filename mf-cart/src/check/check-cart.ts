import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult, type ThunkExtra } from '@shop/contracts/store';
import { enqueue } from '../outbox/enqueue.ts';
import { followRecalculation } from '../outbox/follow-recalculation.ts';
import { loadCart } from '../order/load-cart.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { repairCart } from './repair-cart.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Prices are asked for anew at most so often, in ms, but always before the checkout. */
const REFRESH_EVERY = 60_000;

const refreshed = new WeakMap<ThunkExtra, { orderId: string; at: number }>();

const isFresh = (page: ThunkExtra, orderId: string): boolean => {
  const last = refreshed.get(page);
  return last?.orderId === orderId && Date.now() - last.at < REFRESH_EVERY;
};

/**
 * check_cart (T15): reads the order anew (T1), lets the platform put its prices right, and repairs what cannot be
 * sold as it stands. To be done when the cart is opened, on return to the tab and before the checkout; what it found
 * is in `selectRepairs`. Null where there is no cart.
 */
export const checkCart =
  (on: 'open' | 'return' | 'checkout'): CartThunk<Result<Order> | null> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const loaded = await dispatch(loadCart({ fresh: true }));
      if (!loaded?.ok || purchasableLines(loaded.value).length === 0) return loaded;
      const orderId = loaded.value.id;
      let order = loaded.value;
      if (on === 'checkout' || !isFresh(extra, orderId)) {
        const call = orderApi.endpoints.refreshOrder.initiate({ orderId }, { track: false });
        const answer = toResult(await dispatch(call));
        // Prices of before are better than no cart: the platform checks them again when the order is placed.
        if (answer.ok) {
          order = answer.value;
          if (order.totals.total.cents !== loaded.value.totals.total.cents)
            void dispatch(followRecalculation(orderId, loaded.value.etag, order.etag));
          refreshed.set(extra, { orderId, at: Date.now() });
        }
      }
      await dispatch(repairCart(order));
      return dispatch(loadCart());
    });

/** check_cart where the checkout is opened: not again for who has just come through the cart's check. */
export const checkUnlessFresh = (): CartThunk<void> => async (dispatch, getState, extra) => {
  const orderId = selectOrderId(getState());
  if (orderId !== null && !isFresh(extra, orderId)) await dispatch(checkCart('checkout'));
};
