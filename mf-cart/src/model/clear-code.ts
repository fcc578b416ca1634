import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import { enqueue } from './enqueue.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/** Takes the coupon or the gift card off the order. */
export const clearCode =
  (orderId: string, kind: 'coupon' | 'gift-card'): CartThunk<Result<Order>> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const call = orderApi.endpoints.clearCoupon.initiate({ orderId, kind }, { track: false });
      const cleared = toResult(await dispatch(call));
      if (cleared.ok) announceChange(extra.events, orderId);
      return cleared;
    });
