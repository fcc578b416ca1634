import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { changeOrder } from './change-order.ts';
import { closeChange } from './close-change.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/** No coupon and no gift card of the platform has a longer code. */
export const CODE_LENGTH = 40;

const UNKNOWN: CommerceError = {
  code: 'INVALID_COUPON',
  status: 0,
  detail: 'longer than any code',
  fields: [{ field: 'gift_card_or_coupon_code', reason: 'too_long', detail: '' }],
};

const isSame = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/**
 * Uses a coupon or gift card on the order; blanks around it do not count. Fails with `INVALID_COUPON` when there is
 * none of that code (V7); one that is too long for any is not asked for.
 */
export const applyCode = (orderId: string, typed: string): CartThunk<Result<Order>> => {
  const code = typed.trim();
  if (code.length > CODE_LENGTH) return async () => fail(UNKNOWN);
  return changeOrder({
    orderId,
    wish: { kind: 'code', code },
    call: () => async (dispatch) => {
      const call = orderApi.endpoints.setCoupon.initiate({ orderId, code }, { track: false });
      return toResult(await dispatch(call));
    },
    arrived: ({ couponCode, giftCardCode }) =>
      isSame(couponCode, code) || isSame(giftCardCode, code),
    close: (before, after) => closeChange({ before, after }),
  });
};
