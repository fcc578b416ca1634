import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectMarketContext, selectOrderId, toResult } from '@shop/contracts/store';
import { loadCommands } from '../commands/load-commands.ts';
import { loadCart } from '../order/load-cart.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { runtimeOf, type CartRuntime } from '../outbox/cart-runtime.ts';
import type { CartThunk } from '../store/thunk.ts';
import { depositCountry } from '../summary/line-deposit.ts';
import { planRepairs } from './plan-repairs.ts';
import { reportRepairs } from './report-repairs.ts';

/** Shortest time between two price confirmations, in ms; the checkout always confirms. */
const CONFIRM_EVERY = 60_000;

const isConfirmed = ({ pricesConfirmed: last }: CartRuntime, orderId: string): boolean =>
  last?.orderId === orderId && Date.now() - last.at < CONFIRM_EVERY;

/** Has the prices of an order confirmed, which updates it in the store. False if the platform could not. */
const confirmPrices =
  (before: Order): CartThunk<boolean> =>
  async (dispatch, _getState, page) => {
    const { id: orderId } = before;
    const call = orderApi.endpoints.refreshOrder.initiate({ orderId }, { track: false });
    const confirmed = toResult(await dispatch(call));
    if (!confirmed.ok) return false;
    const order = confirmed.value;
    // Without its code the amounts stay as confirmed.
    if (order.totals.total.cents !== before.totals.total.cents)
      void loadCommands().then(
        ({ followRecalculation }) =>
          dispatch(followRecalculation(orderId, before.etag, order.etag)),
        () => undefined,
      );
    runtimeOf(page).pricesConfirmed = { orderId, at: Date.now() };
    return true;
  };

/** The repair needs code that did not load. */
const NO_CODE: CommerceError = { code: 'CONNECTION', status: 0, detail: 'code', fields: [] };

/**
 * Repairs lines that cannot be sold as they are, and reports changed prices. The code of repairs loads only for a cart
 * that needs one.
 *
 * @returns false if a repair is left to the next check, without its code
 */
const repairOrReport =
  (order: Order): CartThunk<boolean> =>
  async (dispatch, getState) => {
    const country = depositCountry(order, selectMarketContext(getState()).country);
    const needsRepair = planRepairs(order, country).length > 0;
    const commands = needsRepair && (await loadCommands().catch(() => null));
    if (commands) await dispatch(commands.repairCart(order));
    else reportRepairs(dispatch, order);
    return !needsRepair || Boolean(commands);
  };

/**
 * check_cart (T15): has the prices of the order confirmed, which also reads it (T1), and repairs lines that cannot be
 * sold as they are. While confirmed prices are valid, it reads the order instead. Runs when the cart opens, on return to
 * the tab and before the checkout; `selectRepairs` holds the repairs. Null without a cart.
 */
export const checkCart =
  (on: 'open' | 'return' | 'checkout'): CartThunk<Result<Order> | null> =>
  (dispatch, getState, page) => {
    const runtime = runtimeOf(page);
    return runtime.serialize(async () => {
      const confirms = on === 'checkout' || !isConfirmed(runtime, selectOrderId(getState()) ?? '');
      let loaded = await dispatch(loadCart({ fresh: !confirms }));
      if (!loaded?.ok) return loaded;
      let order = loaded.value;
      if (confirms && purchasableLines(order).length > 0) {
        const isConfirmedNow = await dispatch(confirmPrices(order));
        // Old prices are better than no cart: the platform checks them again when the order is placed. But the order
        // may be placed or gone.
        loaded = await dispatch(loadCart({ fresh: !isConfirmedNow }));
        if (!loaded?.ok) return loaded;
        order = loaded.value;
      }
      const isRepaired =
        purchasableLines(order).length === 0 || (await dispatch(repairOrReport(order)));
      if (!isRepaired) {
        // The checkout checks again, and does not open with a line that cannot be sold.
        delete runtime.pricesConfirmed;
        if (on === 'checkout') return fail(NO_CODE);
      }
      return dispatch(loadCart());
    });
  };

/** check_cart when the checkout opens; skipped for shoppers whose cart page has just checked. */
export const checkUnlessConfirmed = (): CartThunk<void> => async (dispatch, getState, page) => {
  const orderId = selectOrderId(getState());
  if (orderId !== null && !isConfirmed(runtimeOf(page), orderId))
    await dispatch(checkCart('checkout'));
};
