import type { CommerceErrorCode } from '../commerce/errors/index.ts';
import type { CommerceError } from '../commerce/result.ts';

/**
 * The catalogue of texts that more than one team shows (X): the shop's name of a text → its message key.
 * Teams refer to a text by its name here and never spell the message key themselves.
 */
export const shopTexts = {
  bt_validation_error: 'error.bt_validation_error',
  cl_validation_error: 'error.cl_validation_error',
  cl_place_order_error: 'error.cl_place_order_error',
  payment_error: 'error.payment_error',
  generic_error: 'error.generic_error',
  check_cart: 'error.check_cart',
  unavailable_message: 'error.unavailable_message',
  invalid_payment_details: 'error.invalid_payment_details',
  invalid_credentials: 'error.invalid_credentials',
  missing_parameters: 'error.missing_parameters',
  email_taken: 'error.email_taken',
  invalid_coupon: 'error.invalid_coupon',
  no_active_code: 'error.no_active_code',
  no_active_gift_card: 'error.no_active_gift_card',
  no_active_coupon: 'error.no_active_coupon',
  invalid_old_password: 'error.invalid_old_password',
  order_not_completed: 'error.order_not_completed',
  cannot_create_order: 'error.cannot_create_order',
  add_to_cart_failed: 'error.add_to_cart_failed',
  connection_failed: 'error.connection_failed',
  page_outdated: 'error.page_outdated',
  session_expired: 'error.session_expired',
  rate_limited: 'error.rate_limited',
  rate_limited_wait: 'error.rate_limited_wait',
  not_found: 'error.not_found',
  not_found_title: 'page.not_found.title',
  password_changed: 'success.password_changed',
  personal_data_updated: 'success.personal_data_updated',
  address_saved: 'success.address_saved',
  item_added: 'success.item_added',
} as const;

export type ShopTextKey = keyof typeof shopTexts;

const textOfCode = {
  WRONG_CREDENTIALS: 'invalid_credentials',
  TOKEN_ERROR: 'connection_failed',
  CANNOT_CREATE_ORDER: 'cannot_create_order',
  UNAUTHORIZED: 'session_expired',
  NOT_FOUND: 'not_found',
  OUT_OF_STOCK: 'check_cart',
  INVALID_QUANTITY: 'unavailable_message',
  INVALID_COUPON: 'invalid_coupon',
  EMAIL_TAKEN: 'email_taken',
  // The screens where these happen have texts of their own.
  LINK_SPENT: 'not_found',
  INVALID_OLD_PASSWORD: 'invalid_old_password',
  ORDERS_OPEN: 'generic_error',
  TOO_LATE: 'generic_error',
  ORDER_NOT_PLACEABLE: 'cl_place_order_error',
  AMOUNTS_MISMATCHED: 'order_not_completed',
  MISSING_DETAILS: 'missing_parameters',
  PAYMENT_DECLINED: 'payment_error',
  PAYMENT_REJECTED: 'bt_validation_error',
  PAYMENT_UNAUTHENTICATED: 'bt_validation_error',
  PAYMENT_EXPIRED: 'payment_error',
  INVALID_PAYMENT: 'invalid_payment_details',
  VALIDATION: 'cl_validation_error',
  RATE_LIMITED: 'rate_limited',
  TIMEOUT: 'connection_failed',
  CONNECTION: 'connection_failed',
  OUTDATED: 'page_outdated',
  SERVER: 'generic_error',
} as const satisfies Record<CommerceErrorCode, ShopTextKey>;

/** A message key with its values. */
export interface ErrorText {
  id: string;
  values?: Record<string, number>;
}

/** Longest delay shown in seconds; longer ones are in minutes. */
const MAX_SECONDS = 90;

/** The shopper's text for a failed call to the platform. Includes the delay of a rate limit, if known. */
export const errorTextOf = ({
  code,
  retryAfter,
}: Pick<CommerceError, 'code' | 'retryAfter'>): ErrorText => {
  if (code !== 'RATE_LIMITED' || !retryAfter) return { id: shopTexts[textOfCode[code]] };
  const minutes = retryAfter > MAX_SECONDS ? Math.ceil(retryAfter / 60) : 0;
  return {
    id: shopTexts.rate_limited_wait,
    values: { minutes, seconds: minutes > 0 ? 0 : retryAfter },
  };
};
