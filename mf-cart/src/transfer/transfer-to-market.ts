import { alone, isGone, sessionStore } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectIsCustomer, selectLocale, selectMarketContext } from '@shop/contracts/store';
import { addToCart } from '../commands/add-to-cart.ts';
import { isAddMissing } from '../commands/recover-add.ts';
import { ensureOrder } from '../order/ensure-order.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { removeOrderId } from '../order/remove-order-id.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { claimAdds } from '../outbox/claim.ts';
import { publishCartChanged } from '../outbox/commit.ts';
import { persistOutbox } from '../outbox/persist.ts';
import { selectPendingChanges } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { orderInMarket, orderInStore, type TransferSource } from './order-access.ts';
import { revertTransfer } from './revert-transfer.ts';
import { transferOrder, type TransferResult } from './transfer-order.ts';
import { findPlan } from './transfer-plan.ts';
import { showUntransferred, transferChanged } from './transfer-slice.ts';

export interface MarketTransfer {
  /** The shopper has just agreed; otherwise the dialog asks, unless they agreed before coming here. */
  agreed?: boolean;
  /** Access to the order of the other market. */
  reach?: (...args: Parameters<typeof orderInMarket>) => TransferSource;
}

/** Ends the interrupted transfer of an order of this market into another. False if that failed for now. */
const endTransfer =
  (from: string, into: Order): CartThunk<boolean> =>
  async (dispatch, _getState, page) => {
    const ended = await alone('fv.carrying', () =>
      runtimeOf(page).serialize(() => revertTransfer(orderInStore(dispatch, from), into)),
    );
    publishCartChanged(page, from);
    return ended.ok;
  };

/**
 * Resolves unconfirmed adds of an earlier page before their order is transferred: those that arrived are transferred
 * with the other lines, the rest are added to the order of this market. If the order cannot be read, they stay.
 */
const resolveStoredAdds =
  (source: TransferSource): CartThunk<void> =>
  async (dispatch, getState, page) => {
    const from = await source.read();
    if (!from.ok) return;
    for (const { addition, target } of await claimAdds(page, source.id)) {
      // Without a target it was never sent. It is queued behind the transfer.
      if (!target || isAddMissing(from.value, addition, target)) void dispatch(addToCart(addition));
    }
    persistOutbox(page, selectPendingChanges(getState()));
  };

/**
 * Transfers an order of another market into this market's (M10), which is created if missing. Null if it failed on the
 * way: transferred lines are here, the rest is in the source. Call it inside the queue.
 */
const transferFrom =
  (source: TransferSource): CartThunk<TransferResult | null> =>
  async (dispatch, getState, page) => {
    dispatch(transferChanged('running'));
    await dispatch(resolveStoredAdds(source));
    const order = await dispatch(ensureOrder());
    const moved = order.ok
      ? await transferOrder(source, orderInStore(dispatch, order.value.id), {
          ...page.config,
          locale: selectLocale(getState()),
        })
      : order;
    dispatch(transferChanged(moved.ok ? 'idle' : 'failed'));
    if (order.ok) publishCartChanged(page, order.value.id);
    if (!moved.ok) return null;
    showUntransferred(dispatch, { occasion: 'market', items: moved.value.untransferred });
    return moved.value;
  };

/**
 * Handles the cart of the market that this tab was in before (M10). If it holds goods, the shopper is asked, and once
 * agreed they are transferred. Until then the tab counts as being in the old market: a reload asks again.
 */
export const transferToMarket =
  ({ agreed = false, reach = orderInMarket }: MarketTransfer = {}): CartThunk<
    'stayed' | 'asked' | 'transferred' | 'failed'
  > =>
  async (dispatch, getState, page) => {
    const storage = sessionStore();
    const { market: to, country, locale } = selectMarketContext(getState());
    const here = to.market_code;
    const stay = () => {
      storage.market.write(here);
      storage.movingTo.clear();
      return 'stayed' as const;
    };
    const carts = storage.carts.read() ?? {};
    const last = storage.market.read();
    const movingTo = storage.movingTo.read();
    // Returned before the transfer to the other market ended: the cart is the other market's by now.
    const unfinished = last === here && movingTo ? findPlan(carts[here], carts[movingTo]) : null;
    const before = unfinished ? movingTo : last;
    const orderId = before === null || before === here ? null : carts[before];
    const from = page.config.markets.find(({ market_code }) => market_code === before);
    if (!orderId || !from || before === null) return stay();

    const isCustomer = selectIsCustomer(getState());
    const source = reach(page, { market: from, orderId, isCustomer });
    const read = await source.read();
    const isAgreed = agreed || movingTo === here;
    // The order of a customer whose session has just expired is hidden, not gone. It is moved after the next login.
    const isHidden = selectIsCustomer(getState()) !== isCustomer;
    if (!read.ok && (isHidden || !isGone(read.error))) {
      if (isAgreed) dispatch(transferChanged('failed'));
      return 'failed';
    }
    if (!read.ok || !read.value.editable) {
      removeOrderId(storage.carts, before, orderId);
      return stay();
    }
    if (unfinished) {
      if (!(await dispatch(endTransfer(unfinished.from, read.value)))) return 'failed';
      storage.market.write(before);
      storage.movingTo.clear();
    }
    if (purchasableLines(read.value).length === 0) return stay();
    if (!isAgreed) {
      const fromCountry = read.value.countryLock ?? from.zone_code.slice(0, 2);
      page.events.emit('modal:open', {
        name: 'market-change',
        props: {
          from: { market: before, country: fromCountry, locale },
          to: { market: here, country, locale },
        },
      });
      return 'asked';
    }
    // Agreed: a page that is closed in the middle resumes without asking.
    storage.movingTo.write(here);
    const moved = await alone('fv.carrying', () =>
      runtimeOf(page).serialize(() => dispatch(transferFrom(source))),
    );
    if (!moved) return 'failed';
    if (moved.isEmptied) removeOrderId(storage.carts, before, orderId);
    stay();
    return 'transferred';
  };
