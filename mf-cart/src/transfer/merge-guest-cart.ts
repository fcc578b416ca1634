import { alone, isGone, sessionStore } from '@shop/contracts/commerce';
import { customerApi } from '@shop/contracts/commerce/customer';
import { orderApi } from '@shop/contracts/commerce/order';
import { selectMarketContext, selectOrderId, selectSession, toResult } from '@shop/contracts/store';
import { announceChange } from '../outbox/announce-change.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import { dropOrderId } from '../order/drop-order-id.ts';
import { joinOrders } from './join-orders.ts';

/** What became of the cart: `adopted` is the customer's from another visit, `joined` both in one. */
export type Adoption = 'kept' | 'adopted' | 'joined' | 'failed';

/**
 * Gives a customer the cart of the last visit, on whatever device (T5). The customer's open order survives: the cart
 * somebody logged in with is put into it, with what was said in its checkout, and left empty. Without an open order the cart becomes the customer's. Tabs
 * do it one after the other; whoever comes second finds it done.
 */
export const adoptOrder = (): CartThunk<Adoption> => (dispatch, _getState, extra) =>
  alone('fv.carrying', () => enqueue(extra, () => dispatch(adoptNow())));

const adoptNow = (): CartThunk<Adoption> => async (dispatch, getState, extra) => {
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
  // Logged out meanwhile, or another cart begun.
  if (selectOrderId(getState()) !== mine) return 'kept';

  if (mine === null) {
    if (!own) return 'kept';
    extra.events.emit('session:order', { orderId: own.id });
    return 'adopted';
  }
  if (!own) {
    const order = await dispatch(readOrder(mine));
    if (order.ok && order.value.customerId !== ownerId) {
      const attach = orderApi.endpoints.attachOrder.initiate(
        { orderId: mine, ownerId },
        { track: false },
      );
      const attached = toResult(await dispatch(attach));
      if (!attached.ok && !isGone(attached.error)) return 'failed';
    }
    dropOrderId(joining, market_code, mine);
    return 'kept';
  }

  const joined = await dispatch(joinOrders(mine, own.id));
  if (joined === 'failed') return 'failed';
  dropOrderId(joining, market_code, mine);
  extra.events.emit('session:order', { orderId: own.id });
  announceChange(extra.events, own.id);
  return joined;
};
