import { alone, isGone, sessionStore } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectIsCustomer, selectMarketContext } from '@shop/contracts/store';
import { announceChange } from '../outbox/announce-change.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import type { CartThunk } from '../store/thunk.ts';
import { bringAlong } from './bring-along.ts';
import { findPlan } from './transfer-plan.ts';
import { dropOrderId } from '../order/drop-order-id.ts';
import { orderElsewhere } from './order-access.ts';
import { orderInStore } from './order-in-store.ts';
import { carrying } from './transfer-slice.ts';
import type { CarrySource } from './order-side.ts';
import { turnBack } from './revert-transfer.ts';

export interface Arrival {
  /** The shopper has just agreed; otherwise it is asked for, unless it was agreed before coming here. */
  agreed?: boolean;
  /** How the order of the other market is reached. */
  reach?: (...where: Parameters<typeof orderElsewhere>) => CarrySource;
}

/** Ends the interrupted move of an order of this market into another. False when it could not be done now. */
const endMove =
  (from: string, into: Order): CartThunk<boolean> =>
  async (dispatch, _getState, extra) => {
    const ended = await alone('fv.carrying', () =>
      enqueue(extra, () => turnBack(orderInStore(dispatch, from), into)),
    );
    announceChange(extra.events, from);
    return ended.ok;
  };

/**
 * What is to happen to the cart of the market this tab was in before (M10). Where it holds something the shopper is
 * asked, once agreed it is brought along. Until then the tab counts as being in the old market: a reload asks again.
 */
export const arriveInMarket =
  ({ agreed = false, reach = orderElsewhere }: Arrival = {}): CartThunk<
    'stayed' | 'asked' | 'brought' | 'failed'
  > =>
  async (dispatch, getState, extra) => {
    const storage = sessionStore();
    const { market: to, country, locale } = selectMarketContext(getState());
    const here = to.market_code;
    const settle = () => {
      storage.market.write(here);
      storage.movingTo.clear();
      return 'stayed' as const;
    };
    const carts = storage.carts.read() ?? {};
    const last = storage.market.read();
    const movingTo = storage.movingTo.read();
    // Came back before all had been brought there: the cart is the other market's by now.
    const begun = last === here && movingTo ? findPlan(carts[here], carts[movingTo]) : null;
    const before = begun ? movingTo : last;
    const orderId = before === null || before === here ? null : carts[before];
    const from = extra.config.markets.find(({ market_code }) => market_code === before);
    if (!orderId || !from || before === null) return settle();

    const isCustomer = selectIsCustomer(getState());
    const source = reach(extra, { market: from, orderId, isCustomer });
    const read = await source.read();
    const isAgreed = agreed || movingTo === here;
    if (!read.ok && !isGone(read.error)) {
      if (isAgreed) dispatch(carrying('failed'));
      return 'failed';
    }
    if (!read.ok || !read.value.editable) {
      dropOrderId(storage.carts, before, orderId);
      return settle();
    }
    if (begun) {
      if (!(await dispatch(endMove(begun.from, read.value)))) return 'failed';
      storage.market.write(before);
      storage.movingTo.clear();
    }
    if (purchasableLines(read.value).length === 0) return settle();
    if (!isAgreed) {
      const left = read.value.countryLock ?? from.zone_code.slice(0, 2);
      extra.events.emit('modal:open', {
        name: 'market-change',
        props: {
          from: { market: before, country: left, locale },
          to: { market: here, country, locale },
        },
      });
      return 'asked';
    }
    // Agreed to: a page left in the middle goes on without asking.
    storage.movingTo.write(here);
    const brought = await alone('fv.carrying', () =>
      enqueue(extra, () => dispatch(bringAlong(source))),
    );
    if (!brought) return 'failed';
    if (brought.emptied) dropOrderId(storage.carts, before, orderId);
    settle();
    return 'brought';
  };
