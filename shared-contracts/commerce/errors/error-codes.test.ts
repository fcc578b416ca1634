import {
  ERROR_CODES,
  isAmbiguous,
  isGone,
  isOffline,
  isOutdated,
  isRefused,
  isRetryable,
  isUnauthorized,
  type CommerceErrorCode,
  type ErrorProperties,
} from './error-codes.ts';

const PREDICATES = {
  retryable: isRetryable,
  ambiguous: isAmbiguous,
  offline: isOffline,
  outdated: isOutdated,
  gone: isGone,
  unauthorized: isUnauthorized,
  refused: isRefused,
} satisfies Record<keyof ErrorProperties, unknown>;

/** The complete properties of each code. */
const EXPECTED: Record<CommerceErrorCode, readonly (keyof ErrorProperties)[]> = {
  WRONG_CREDENTIALS: ['refused'],
  TOKEN_ERROR: ['retryable'],
  CANNOT_CREATE_ORDER: ['refused'],
  UNAUTHORIZED: ['gone', 'unauthorized'],
  NOT_FOUND: ['gone'],
  OUT_OF_STOCK: ['refused'],
  INVALID_QUANTITY: ['refused'],
  INVALID_COUPON: ['refused'],
  EMAIL_TAKEN: ['refused'],
  LINK_SPENT: ['refused'],
  INVALID_OLD_PASSWORD: ['refused'],
  ORDERS_OPEN: ['refused'],
  TOO_LATE: ['refused'],
  ORDER_NOT_PLACEABLE: ['refused'],
  AMOUNTS_MISMATCHED: ['refused'],
  MISSING_DETAILS: ['refused'],
  PAYMENT_DECLINED: ['refused'],
  PAYMENT_REJECTED: ['refused'],
  PAYMENT_UNAUTHENTICATED: ['refused'],
  PAYMENT_EXPIRED: ['refused'],
  INVALID_PAYMENT: ['refused'],
  VALIDATION: ['refused'],
  RATE_LIMITED: ['retryable'],
  TIMEOUT: ['retryable', 'ambiguous'],
  CONNECTION: ['retryable', 'ambiguous', 'offline'],
  OUTDATED: ['retryable', 'outdated'],
  SERVER: ['retryable', 'ambiguous'],
};

const codes = Object.keys(ERROR_CODES) as CommerceErrorCode[];
const properties = Object.keys(PREDICATES) as (keyof ErrorProperties)[];
const cells = codes.flatMap((code) =>
  properties.map((property) => [code, property, EXPECTED[code].includes(property)] as const),
);

describe('the codes of what can go wrong', () => {
  it.each(cells)('X %s: %s is %s', (code, property, expected) => {
    expect(PREDICATES[property]({ code })).toBe(expected);
  });

  it.each(codes)('X P5 %s may have happened only where asking again could help', (code) => {
    if (isAmbiguous({ code })) expect(isRetryable({ code })).toBe(true);
    if (isOffline({ code })) expect(isAmbiguous({ code })).toBe(true);
  });

  it.each(codes)('X %s is either an answer or worth another try', (code) => {
    const kinds = [isRefused, isGone, isRetryable].filter((is) => is({ code }));
    expect(kinds).toHaveLength(1);
  });
});
