import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import { enqueue } from './enqueue.ts';
import { settleWrite } from './settle-write.ts';
import type { CartThunk } from './thunk.ts';

/** Takes the coupon or the gift card off the order. */
export const clearCode =
  (orderId: string, kind: 'coupon' | 'gift-card'): CartThunk<Result<Order>> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const call = orderApi.endpoints.clearCoupon.initiate({ orderId, kind }, { track: false });
      const cleared = await dispatch(settleWrite(dispatch(call)));
      if (cleared.ok) announceChange(extra.events, orderId);
      return cleared;
    });
