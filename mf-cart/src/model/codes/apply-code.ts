import { toResult } from '@shop/contracts/store';
import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { changeOrder } from '../sending/change-order.ts';
import { closeChange } from '../sending/close-change.ts';
import type { CartThunk } from '../thunk.ts';

/** No coupon and no gift card of the platform has a longer code. */
export const CODE_LENGTH = 40;

const UNKNOWN: CommerceError = {
  code: 'INVALID_COUPON',
  status: 0,
  detail: 'longer than any code',
  fields: [{ field: 'gift_card_or_coupon_code', reason: 'too_long', detail: '' }],
};

const setCode =
  (orderId: string, code: string): CartThunk<Result<Order>> =>
  async (dispatch) =>
    toResult(
      await dispatch(orderApi.endpoints.setCoupon.initiate({ orderId, code }, { track: false })),
    );

/** The platform tells cases apart, and codes are printed in capitals: one typed without is tried with them too. */
const setCodeInAnyCase =
  (orderId: string, code: string): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const asTyped = await dispatch(setCode(orderId, code));
    const inCapitals = code.toUpperCase();
    if (asTyped.ok || asTyped.error.code !== 'INVALID_COUPON' || inCapitals === code)
      return asTyped;
    const tried = await dispatch(setCode(orderId, inCapitals));
    return !tried.ok && tried.error.code === 'INVALID_COUPON' ? asTyped : tried;
  };

const isSame = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/**
 * Uses a coupon or gift card on the order; blanks around it do not count, nor that it was typed in small letters. Fails with `INVALID_COUPON` when there is
 * none of that code (V7); one that is too long for any is not asked for.
 */
export const applyCode = (orderId: string, typed: string): CartThunk<Result<Order>> => {
  const code = typed.trim();
  if (code.length > CODE_LENGTH) return async () => fail(UNKNOWN);
  return changeOrder({
    orderId,
    wish: { kind: 'code', code },
    call: () => setCodeInAnyCase(orderId, code),
    arrived: ({ couponCode, giftCardCode }) =>
      isSame(couponCode, code) || isSame(giftCardCode, code),
    close: (before, after) => closeChange({ before, after }),
  });
};
