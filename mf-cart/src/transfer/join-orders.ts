import { isGone } from '@shop/contracts/commerce';
import { selectLocale } from '@shop/contracts/store';
import { followRecalculation } from '../outbox/follow-recalculation.ts';
import type { CartThunk } from '../store/thunk.ts';
import { carryDetails } from './transfer-details.ts';
import { carryOrder } from './transfer-order.ts';
import { detailsInStore } from './details-in-store.ts';
import { listLeftBehind } from './list-left-behind.ts';
import { carrying } from './transfer-slice.ts';
import { orderInStore } from './order-in-store.ts';

/**
 * Puts one order into another of the same market: its goods, codes and gift message, and what was said in its checkout.
 * `adopted` where nothing came along, for the order was empty or is gone.
 */
export const joinOrders =
  (from: string, into: string): CartThunk<'adopted' | 'joined' | 'failed'> =>
  async (dispatch, getState, extra) => {
    const locale = selectLocale(getState());
    dispatch(carrying('under-way'));
    const source = orderInStore(dispatch, from);
    // As it is in the checkout: with its lines go its shipments, and their methods.
    const before = await source.read();
    const moved = await carryOrder(source, orderInStore(dispatch, into), {
      ...extra.config,
      locale,
    });
    const details =
      before.ok && moved.ok
        ? await carryDetails(before.value, detailsInStore(dispatch, into))
        : moved;
    const isDone = details.ok || isGone(details.error);
    dispatch(carrying(isDone ? 'no' : 'failed'));
    if (!isDone) return 'failed';
    if (!moved.ok || !details.ok) return 'adopted';
    const { leftBehind, came, etag } = moved.value;
    if ('etag' in details.value) void dispatch(followRecalculation(into, etag, details.value.etag));
    listLeftBehind(dispatch, { occasion: 'login', items: leftBehind });
    return came > 0 ? 'joined' : 'adopted';
  };
