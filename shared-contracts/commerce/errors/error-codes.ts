/** What a failure says about the call. Every code answers all of it, so that none is added without a decision. */
export interface ErrorProperties {
  /** The same call may succeed later: the request itself was not rejected. */
  retryable: boolean;
  /** A write may have happened all the same: look before it is sent again (P5). */
  ambiguous: boolean;
  /** The network was away: wait for it, without a limit. */
  offline: boolean;
  /** The page's release was replaced: nothing was sent, and a reload loads the new code. */
  outdated: boolean;
  /** The resource does not exist, or not for this visitor (T1). */
  gone: boolean;
  /** The token is not good for the call, and a renewed one was not either (T6). */
  unauthorized: boolean;
  /** The platform said no for a reason: the same call gets the same answer. */
  refused: boolean;
}

const NONE: ErrorProperties = {
  retryable: false,
  ambiguous: false,
  offline: false,
  outdated: false,
  gone: false,
  unauthorized: false,
  refused: false,
};
const REFUSED = { ...NONE, refused: true };
/** Turned away before anything was done. */
const POSTPONED = { ...NONE, retryable: true };
/** The answer got lost. */
const LOST = { ...POSTPONED, ambiguous: true };
const GONE = { ...NONE, gone: true };

/**
 * The one table of errors of platform calls, with their properties. Source: the specification's error catalogue (X).
 * The shopper's texts are in `i18n/shop-texts.ts`, whose type requires one for every code.
 */
export const ERROR_CODES = {
  WRONG_CREDENTIALS: REFUSED,
  TOKEN_ERROR: POSTPONED,
  CANNOT_CREATE_ORDER: REFUSED,
  UNAUTHORIZED: { ...GONE, unauthorized: true },
  NOT_FOUND: GONE,
  OUT_OF_STOCK: REFUSED,
  INVALID_QUANTITY: REFUSED,
  INVALID_COUPON: REFUSED,
  EMAIL_TAKEN: REFUSED,
  /** The link of a mail was used, is too old, or never was one. */
  LINK_SPENT: REFUSED,
  INVALID_OLD_PASSWORD: REFUSED,
  /** An account with open orders cannot be deleted. */
  ORDERS_OPEN: REFUSED,
  /** An order cannot be cancelled any more. */
  TOO_LATE: REFUSED,
  ORDER_NOT_PLACEABLE: REFUSED,
  /** The order's amounts are not the ones that were agreed to or authorized. */
  AMOUNTS_MISMATCHED: REFUSED,
  /** The order or its payment lacks required details. */
  MISSING_DETAILS: REFUSED,
  /** The bank says no. */
  PAYMENT_DECLINED: REFUSED,
  /** The merchant's fraud rules say no. */
  PAYMENT_REJECTED: REFUSED,
  /** The authentication required by the bank (3-D Secure) failed. */
  PAYMENT_UNAUTHENTICATED: REFUSED,
  /** The nonce was used before, or is too old. */
  PAYMENT_EXPIRED: REFUSED,
  /** The input is not a chargeable card. */
  INVALID_PAYMENT: REFUSED,
  VALIDATION: REFUSED,
  RATE_LIMITED: POSTPONED,
  TIMEOUT: LOST,
  CONNECTION: { ...LOST, offline: true },
  OUTDATED: { ...POSTPONED, outdated: true },
  SERVER: LOST,
} as const satisfies Record<string, ErrorProperties>;

export type CommerceErrorCode = keyof typeof ERROR_CODES;

type Failure = Readonly<{ code: CommerceErrorCode }>;

const has =
  (property: keyof ErrorProperties) =>
  ({ code }: Failure): boolean =>
    ERROR_CODES[code][property];

/** A retry may succeed. */
export const isRetryable = has('retryable');
/** The platform may have executed the call. */
export const isAmbiguous = has('ambiguous');
/** The network was away. */
export const isOffline = has('offline');
/** The page's release was replaced: a reload loads the new code. */
export const isOutdated = has('outdated');
/** Does not exist, or not for this visitor. */
export const isGone = has('gone');
/** The visitor's token is not good for it. */
export const isUnauthorized = has('unauthorized');
/** The platform said no for a reason. */
export const isRefused = has('refused');
