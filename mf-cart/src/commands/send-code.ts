import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, shopTexts, type ErrorText } from '@shop/contracts/i18n';
import { toResult } from '@shop/contracts/store';
import { commitChange } from '../outbox/commit.ts';
import type { CodeKind, OrderChange } from '../outbox/pending-change.ts';
import type { OrderCommand } from './send-order-change.ts';

/** Longest coupon or gift card code of the platform, and shortest coupon code. */
const CODE_LENGTH = 40;
const SHORTEST_COUPON = 8;

const UNKNOWN: CommerceError = {
  code: 'INVALID_COUPON',
  status: 0,
  detail: 'longer than any code',
  fields: [{ field: 'gift_card_or_coupon_code', reason: 'too_long', detail: '' }],
};

type SetCode = (code: string, kind: CodeKind | undefined) => Promise<Result<Order>>;

const isRefused = (result: Result<Order>): result is Result<Order> & { ok: false } =>
  !result.ok && result.error.code === 'INVALID_COUPON';

/** The platform's codes are case-sensitive and printed in capitals: a refused code is tried in capitals too. */
const setInAnyCase = async (setCode: SetCode, code: string, kind: CodeKind | undefined) => {
  const asTyped = await setCode(code, kind);
  const inCapitals = code.toUpperCase();
  if (!isRefused(asTyped) || inCapitals === code) return asTyped;
  const retried = await setCode(inCapitals, kind);
  return isRefused(retried) ? asTyped : retried;
};

/**
 * Tries a code as coupon or gift card. If it is neither, tries it as a coupon, because that response says why (V7):
 * unknown, or not active. Once only: the platform counts wrong codes.
 */
const setAsEither = async (setCode: SetCode, code: string): Promise<Result<Order>> => {
  const either = await setInAnyCase(setCode, code, undefined);
  return isRefused(either) && code.length >= SHORTEST_COUPON
    ? setCode(code.toUpperCase(), 'coupon')
    : either;
};

const isSame = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/** Applies a coupon or gift card. A code longer than any is not sent. */
export const codeCommand = (
  orderId: string,
  { code, of: kind }: Extract<OrderChange, { kind: 'code' }>,
): OrderCommand => ({
  call: () => async (dispatch) => {
    if (code.length > CODE_LENGTH) return fail(UNKNOWN);
    const { setCoupon } = orderApi.endpoints;
    const setCode: SetCode = async (one, of) =>
      toResult(
        await dispatch(
          setCoupon.initiate({ orderId, code: one, ...(of && { kind: of }) }, { track: false }),
        ),
      );
    return kind ? setInAnyCase(setCode, code, kind) : setAsEither(setCode, code);
  },
  arrived: ({ couponCode, giftCardCode }) => isSame(couponCode, code) || isSame(giftCardCode, code),
  commit: (before, after) => commitChange({ before, after }),
});

/** Removes the coupon or the gift card. */
export const clearCodeCommand = (orderId: string, kind: CodeKind): OrderCommand => ({
  call: () => async (dispatch) => {
    const call = orderApi.endpoints.clearCoupon.initiate({ orderId, kind }, { track: false });
    return toResult(await dispatch(call));
  },
  arrived: ({ couponCode, giftCardCode }) =>
    (kind === 'coupon' ? couponCode : giftCardCode) === null,
  commit: (before, after) => commitChange({ before, after }),
});

const byField: Readonly<Record<string, string>> = {
  gift_card_or_coupon_code: shopTexts.no_active_code,
  gift_card_code: shopTexts.no_active_gift_card,
};

/** The message for a refused code (V7): which kind of code it is not, as far as the platform reports it. */
export const codeMessage = (
  error: Pick<CommerceError, 'code' | 'fields' | 'retryAfter'>,
): ErrorText => {
  if (error.code !== 'INVALID_COUPON') return errorTextOf(error);
  const [first] = error.fields;
  if (!first) return { id: shopTexts.invalid_coupon };
  if (first.field === 'coupon_code' && first.reason !== 'noent_coupon') {
    return { id: shopTexts.no_active_coupon };
  }
  return { id: byField[first.field] ?? shopTexts.invalid_coupon };
};
