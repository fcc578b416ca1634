import { selectLocale } from '@shop/contracts/store';
import { announceChange } from '../outbox/announce-change.ts';
import { ensureOrder } from '../order/ensure-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import { carryOrder, type Carried } from './transfer-order.ts';
import { listLeftBehind } from './list-left-behind.ts';
import { orderInStore } from './order-in-store.ts';
import { carrying } from './transfer-slice.ts';
import type { CarrySource } from './order-side.ts';
import { settleAdditions } from './settle-additions.ts';

/**
 * Brings an order of another market into this market's (M10), which is begun if there is none. Null when it could not
 * be done to its end: what came is there, the rest is where it was. Call it inside the queue.
 */
export const bringAlong =
  (source: CarrySource): CartThunk<Carried | null> =>
  async (dispatch, getState, extra) => {
    dispatch(carrying('under-way'));
    await dispatch(settleAdditions(source));
    const order = await dispatch(ensureOrder());
    const carried = order.ok
      ? await carryOrder(source, orderInStore(dispatch, order.value.id), {
          ...extra.config,
          locale: selectLocale(getState()),
        })
      : order;
    dispatch(carrying(carried.ok ? 'no' : 'failed'));
    if (order.ok) announceChange(extra.events, order.value.id);
    if (!carried.ok) return null;
    listLeftBehind(dispatch, { occasion: 'market', items: carried.value.leftBehind });
    return carried.value;
  };
