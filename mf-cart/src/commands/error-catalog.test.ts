import type { CommerceErrorCode } from '@shop/contracts/commerce';
import { errorTextOf, shopTexts } from '@shop/contracts/i18n';
import { commerceError } from '@shop/contracts/testing';
import sharedDe from '../../../shared-contracts/i18n/messages/de.json';
import sharedEn from '../../../shared-contracts/i18n/messages/en.json';
import sharedEs from '../../../shared-contracts/i18n/messages/es.json';
import sharedFr from '../../../shared-contracts/i18n/messages/fr.json';
import sharedIt from '../../../shared-contracts/i18n/messages/it.json';
import de from '../messages/de.json';
import en from '../messages/en.json';
import es from '../messages/es.json';
import fr from '../messages/fr.json';
import itIT from '../messages/it.json';
import { problemMessage } from './cart-problem.ts';
import { codeMessage } from './send-code.ts';

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  it: { ...sharedIt, ...itIT },
  en: { ...sharedEn, ...en },
  de: { ...sharedDe, ...de },
  es: { ...sharedEs, ...es },
  fr: { ...sharedFr, ...fr },
};

const { add_to_cart_failed, cannot_create_order, connection_failed, rate_limited } = shopTexts;
const { generic_error, invalid_coupon, not_found, session_expired } = shopTexts;
const NOT_CHANGED = 'cart.problem.notChanged';

/** Messages below "Add to cart", beside a line, and below the code field. */
const ROWS = {
  WRONG_CREDENTIALS: [add_to_cart_failed, NOT_CHANGED, shopTexts.invalid_credentials],
  TOKEN_ERROR: [connection_failed, connection_failed, connection_failed],
  CANNOT_CREATE_ORDER: [cannot_create_order, cannot_create_order, cannot_create_order],
  UNAUTHORIZED: [add_to_cart_failed, NOT_CHANGED, session_expired],
  NOT_FOUND: [add_to_cart_failed, NOT_CHANGED, not_found],
  OUT_OF_STOCK: ['cart.problem.outOfStock', 'cart.problem.outOfStock', shopTexts.check_cart],
  INVALID_QUANTITY: [
    'cart.problem.notAQuantity',
    'cart.problem.notAQuantity',
    shopTexts.unavailable_message,
  ],
  INVALID_COUPON: [add_to_cart_failed, NOT_CHANGED, invalid_coupon],
  EMAIL_TAKEN: [add_to_cart_failed, NOT_CHANGED, shopTexts.email_taken],
  LINK_SPENT: [add_to_cart_failed, NOT_CHANGED, not_found],
  INVALID_OLD_PASSWORD: [add_to_cart_failed, NOT_CHANGED, shopTexts.invalid_old_password],
  ORDERS_OPEN: [add_to_cart_failed, NOT_CHANGED, generic_error],
  TOO_LATE: [add_to_cart_failed, NOT_CHANGED, generic_error],
  ORDER_NOT_PLACEABLE: [add_to_cart_failed, NOT_CHANGED, shopTexts.cl_place_order_error],
  AMOUNTS_MISMATCHED: [add_to_cart_failed, NOT_CHANGED, shopTexts.order_not_completed],
  MISSING_DETAILS: [add_to_cart_failed, NOT_CHANGED, shopTexts.missing_parameters],
  PAYMENT_DECLINED: [add_to_cart_failed, NOT_CHANGED, shopTexts.payment_error],
  PAYMENT_REJECTED: [add_to_cart_failed, NOT_CHANGED, shopTexts.bt_validation_error],
  PAYMENT_UNAUTHENTICATED: [add_to_cart_failed, NOT_CHANGED, shopTexts.bt_validation_error],
  PAYMENT_EXPIRED: [add_to_cart_failed, NOT_CHANGED, shopTexts.payment_error],
  INVALID_PAYMENT: [add_to_cart_failed, NOT_CHANGED, shopTexts.invalid_payment_details],
  VALIDATION: [add_to_cart_failed, NOT_CHANGED, shopTexts.cl_validation_error],
  RATE_LIMITED: [rate_limited, rate_limited, rate_limited],
  TIMEOUT: [connection_failed, connection_failed, connection_failed],
  CONNECTION: [connection_failed, connection_failed, connection_failed],
  OUTDATED: [shopTexts.page_outdated, shopTexts.page_outdated, shopTexts.page_outdated],
  SERVER: [add_to_cart_failed, NOT_CHANGED, generic_error],
} as const satisfies Record<CommerceErrorCode, readonly [string, string, string]>;

const rows = Object.entries(ROWS) as [CommerceErrorCode, readonly string[]][];

describe('messages of error codes in the cart', () => {
  it.each(rows)('X %s has a message in every place and language', (code, expected) => {
    expect([
      problemMessage({ code }, add_to_cart_failed).id,
      problemMessage({ code }, NOT_CHANGED).id,
      codeMessage(commerceError(code)).id,
    ]).toEqual(expected);
    expect(errorTextOf({ code }).id).toBeTruthy();
    for (const catalogue of Object.values(catalogues))
      for (const key of expected) expect(catalogue[key]?.trim()).toBeTruthy();
  });

  it.each([
    ['coupon_code', 'noent_coupon', invalid_coupon],
    ['coupon_code', 'expired', shopTexts.no_active_coupon],
    ['gift_card_code', 'noent_gift_card', shopTexts.no_active_gift_card],
    ['gift_card_or_coupon_code', 'noent_gift_card_or_coupon', shopTexts.no_active_code],
  ])('V7 a code refused for %s (%s) has a message in every language', (field, reason, expected) => {
    const { id: key } = codeMessage({
      code: 'INVALID_COUPON',
      fields: [{ field, reason, detail: '' }],
    });
    expect(key).toBe(expected);
    for (const catalogue of Object.values(catalogues)) expect(catalogue[key]?.trim()).toBeTruthy();
  });

  it.each([
    [{ code: 'NOT_A_QUANTITY' }, 'cart.problem.notAQuantity'],
    [{ code: 'SOLD_OUT' }, shopTexts.unavailable_message],
    [{ code: 'OVER_LIMIT', max: 6, inCart: 0 }, 'cart.problem.overLimit'],
    [{ code: 'OVER_LIMIT', max: 6, inCart: 4 }, 'cart.problem.overLimitInCart'],
  ] as const)('V9 %o has a message in every language', (problem, key) => {
    expect(problemMessage(problem, NOT_CHANGED).id).toBe(key);
    for (const catalogue of Object.values(catalogues)) expect(catalogue[key]?.trim()).toBeTruthy();
  });
});
