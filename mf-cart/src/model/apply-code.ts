import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import { enqueue } from './enqueue.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/** Uses a coupon or gift card on the order. Fails with `INVALID_COUPON` when there is none of that code (V7). */
export const applyCode =
  (orderId: string, code: string): CartThunk<Result<Order>> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const call = orderApi.endpoints.setCoupon.initiate({ orderId, code }, { track: false });
      const applied = toResult(await dispatch(call));
      if (applied.ok) announceChange(extra.events, orderId);
      return applied;
    });
