import type { CommerceErrorCode } from '@shop/contracts/commerce';

/** Texts of the error catalogue that a section can show. */
export type ErrorMessageId = (typeof MESSAGE)[CommerceErrorCode];

const MESSAGE = {
  WRONG_CREDENTIALS: 'checkout.error.session',
  TOKEN_ERROR: 'checkout.error.connection',
  CANNOT_CREATE_ORDER: 'checkout.error.cl_place_order_error',
  UNAUTHORIZED: 'checkout.error.session',
  NOT_FOUND: 'checkout.error.order_not_found',
  OUT_OF_STOCK: 'checkout.error.check_cart',
  INVALID_QUANTITY: 'checkout.error.check_cart',
  INVALID_COUPON: 'checkout.error.invalid_coupon',
  EMAIL_TAKEN: 'checkout.error.cl_validation_error',
  ORDER_NOT_PLACEABLE: 'checkout.error.cl_place_order_error',
  VALIDATION: 'checkout.error.cl_validation_error',
  RATE_LIMITED: 'checkout.error.rate_limited',
  TIMEOUT: 'checkout.error.connection',
  CONNECTION: 'checkout.error.connection',
  SERVER: 'checkout.error.generic_error',
} as const satisfies Record<CommerceErrorCode, `checkout.error.${string}`>;

/** The message for a refused or failed call, in the shopper's words. */
export const errorMessage = (code: CommerceErrorCode): ErrorMessageId => MESSAGE[code];
