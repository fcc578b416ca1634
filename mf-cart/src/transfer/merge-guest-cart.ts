import { alone, isGone, sessionStore } from '@shop/contracts/commerce';
import { customerApi } from '@shop/contracts/commerce/customer';
import { orderApi } from '@shop/contracts/commerce/order';
import {
  selectLocale,
  selectMarketContext,
  selectOrderId,
  selectSession,
  toResult,
  type AppDispatch,
} from '@shop/contracts/store';
import { readOrder } from '../order/read-order.ts';
import { removeOrderId } from '../order/remove-order-id.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { followRecalculation, publishCartChanged } from '../outbox/commit.ts';
import type { CartThunk } from '../store/thunk.ts';
import { orderInStore } from './order-access.ts';
import { detailsInStore, transferDetails } from './transfer-details.ts';
import { transferOrder } from './transfer-order.ts';
import { showUntransferred, transferChanged } from './transfer-slice.ts';

/** Outcome for the cart: `adopted` is the customer's from another visit, `joined` both in one. */
type MergeOutcome = 'kept' | 'adopted' | 'joined' | 'failed';

/**
 * Transfers one order into another of the same market: goods, codes, gift message and checkout details. `adopted` if
 * nothing was transferred, because the order was empty or is gone.
 */
export const mergeOrders =
  (from: string, into: string): CartThunk<'adopted' | 'joined' | 'failed'> =>
  async (dispatch, getState, page) => {
    const locale = selectLocale(getState());
    dispatch(transferChanged('running'));
    const source = orderInStore(dispatch, from);
    // Read first: its shipments and their methods disappear with its lines.
    const before = await source.read();
    const moved = await transferOrder(source, orderInStore(dispatch, into), {
      ...page.config,
      locale,
    });
    const details =
      before.ok && moved.ok
        ? await transferDetails(before.value, detailsInStore(dispatch, into))
        : moved;
    const isDone = details.ok || isGone(details.error);
    dispatch(transferChanged(isDone ? 'idle' : 'failed'));
    if (!isDone) return 'failed';
    if (!moved.ok || !details.ok) return 'adopted';
    const { untransferred, transferred, etag } = moved.value;
    if ('etag' in details.value) void dispatch(followRecalculation(into, etag, details.value.etag));
    showUntransferred(dispatch, { occasion: 'login', items: untransferred });
    return transferred > 0 ? 'joined' : 'adopted';
  };

/** Whether an order is placed, or being placed. False if it cannot be read: the transfer reports that. */
const isPlaced = async (orderId: string, dispatch: AppDispatch): Promise<boolean> => {
  const order = await orderInStore(dispatch, orderId).read();
  return order.ok && !order.value.editable;
};

const mergeNow = (): CartThunk<MergeOutcome> => async (dispatch, getState, page) => {
  const { ownerId } = selectSession(getState());
  const mine = selectOrderId(getState());
  const { market } = selectMarketContext(getState());
  if (!ownerId) return 'kept';
  const { market_id, market_code } = market;
  const { joining } = sessionStore();
  if (mine !== null && joining.read()?.[market_code] !== mine) return 'kept';

  const query = customerApi.endpoints.openOrders.initiate(
    { ownerId, market: { market_id, market_code } },
    { subscribe: false, forceRefetch: true },
  );
  const open = toResult(await dispatch(query));
  if (!open.ok) return 'failed';
  const own = open.value.find(({ id, quantity }) => id !== mine && quantity > 0);
  const isMinePlaced = mine !== null && (await isPlaced(mine, dispatch));
  // The customer logged out or began another cart meanwhile.
  if (selectOrderId(getState()) !== mine) return 'kept';

  if (mine === null) {
    if (!own) return 'kept';
    page.events.emit('session:order', { orderId: own.id });
    return 'adopted';
  }
  // It has its buyer, and its goods must not be bought twice (P5).
  if (isMinePlaced) {
    removeOrderId(joining, market_code, mine);
    return 'kept';
  }
  if (!own) {
    const order = await dispatch(readOrder(mine));
    // The e-mail that a guest entered may be the customer's own: the order is a guest's all the same.
    if (order.ok && (order.value.guest || order.value.customerId !== ownerId)) {
      const attach = orderApi.endpoints.attachOrder.initiate(
        { orderId: mine, ownerId },
        { track: false },
      );
      const attached = toResult(await dispatch(attach));
      if (!attached.ok && !isGone(attached.error)) return 'failed';
    }
    removeOrderId(joining, market_code, mine);
    return 'kept';
  }

  const merged = await dispatch(mergeOrders(mine, own.id));
  if (merged === 'failed') return 'failed';
  removeOrderId(joining, market_code, mine);
  page.events.emit('session:order', { orderId: own.id });
  publishCartChanged(page, own.id);
  return merged;
};

/**
 * Gives a customer the cart of the last visit, on any device (T5). The customer's open order survives: the guest cart
 * of this login is transferred into it, checkout details included, and left empty. Without an open order the guest cart
 * becomes the customer's. An order that is placed already stays as it is. Tabs run it one after the other; the second
 * one finds it done.
 */
export const mergeGuestCart = (): CartThunk<MergeOutcome> => (dispatch, _getState, page) =>
  alone('fv.carrying', () => runtimeOf(page).serialize(() => dispatch(mergeNow())));
