import { toResult } from '@shop/contracts/store';
import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { CodeKind } from '../outbox/pending-change.ts';
import { changeOrder } from './change-order.ts';
import { closeChange } from '../outbox/commit.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Takes the coupon or the gift card off the order. */
export const clearCode = (orderId: string, kind: CodeKind): CartThunk<Result<Order>> =>
  changeOrder({
    orderId,
    wish: { kind: 'clear-code', of: kind },
    call: () => async (dispatch) => {
      const call = orderApi.endpoints.clearCoupon.initiate({ orderId, kind }, { track: false });
      return toResult(await dispatch(call));
    },
    arrived: ({ couponCode, giftCardCode }) =>
      (kind === 'coupon' ? couponCode : giftCardCode) === null,
    close: (before, after) => closeChange({ before, after }),
  });
