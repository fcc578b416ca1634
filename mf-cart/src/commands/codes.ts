import { toResult } from '@shop/contracts/store';
import { fail, type CommerceError, type Result } from '@shop/contracts/commerce';
import { codeAsIssued, orderApi, type Order } from '@shop/contracts/commerce/order';
import { changeOrder } from './change-order.ts';
import { closeChange } from '../outbox/commit.ts';
import type { CodeKind } from '../outbox/pending-change.ts';
import type { CartThunk } from '../store/thunk.ts';

/** No coupon and no gift card of the platform has a longer code, and no coupon a shorter one. */
const CODE_LENGTH = 40;
const SHORTEST_COUPON = 8;

const UNKNOWN: CommerceError = {
  code: 'INVALID_COUPON',
  status: 0,
  detail: 'longer than any code',
  fields: [{ field: 'gift_card_or_coupon_code', reason: 'too_long', detail: '' }],
};

type Ask = (code: string, kind: CodeKind | undefined) => Promise<Result<Order>>;

const isRefused = (answer: Result<Order>): answer is Result<Order> & { ok: false } =>
  !answer.ok && answer.error.code === 'INVALID_COUPON';

/** The platform tells cases apart, and codes are printed in capitals: one typed without is tried with them too. */
const askInAnyCase = async (ask: Ask, code: string, kind: CodeKind | undefined) => {
  const asTyped = await ask(code, kind);
  const inCapitals = code.toUpperCase();
  if (!isRefused(asTyped) || inCapitals === code) return asTyped;
  const tried = await ask(inCapitals, kind);
  return isRefused(tried) ? asTyped : tried;
};

/**
 * A code that may be of a coupon or a gift card; where it is of neither, the platform is asked what is wrong with it as a
 * coupon's (V7): that there is none, or that it does not count now. Once, for wrong codes are counted.
 */
const askOfEither = async (ask: Ask, code: string): Promise<Result<Order>> => {
  const either = await askInAnyCase(ask, code, undefined);
  return isRefused(either) && code.length >= SHORTEST_COUPON
    ? ask(code.toUpperCase(), 'coupon')
    : either;
};

const isSame = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/**
 * Uses a coupon or gift card on the order; white space and invisible characters do not count, nor that it was typed in small
 * letters. Fails with `INVALID_COUPON` when there is none of that code (V7); one that is too long for any is not asked for.
 *
 * @param kind - what the code is asked for as; left out where it may be either
 */
export const applyCode =
  (orderId: string, typed: string, kind?: CodeKind): CartThunk<Result<Order>> =>
  (dispatch) => {
    const code = codeAsIssued(typed);
    if (code.length > CODE_LENGTH) return Promise.resolve(fail(UNKNOWN));
    const { setCoupon } = orderApi.endpoints;
    const ask: Ask = async (one, of) =>
      toResult(
        await dispatch(
          setCoupon.initiate({ orderId, code: one, ...(of && { kind: of }) }, { track: false }),
        ),
      );
    return dispatch(
      changeOrder({
        orderId,
        wish: { kind: 'code', code },
        call: () => async () => (kind ? askInAnyCase(ask, code, kind) : askOfEither(ask, code)),
        arrived: ({ couponCode, giftCardCode }) =>
          isSame(couponCode, code) || isSame(giftCardCode, code),
        close: (before, after) => closeChange({ before, after }),
      }),
    );
  };
