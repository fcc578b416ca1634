import { codeOfStatus, type CommerceErrorCode } from '../commerce/errors/index.ts';

/** Error codes of the shop's own API, each with the contract's code. */
export const STORE_API_CODES = {
  MALFORMED: 'VALIDATION',
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN_ORIGIN: 'UNAUTHORIZED',
  NOT_FOUND: 'NOT_FOUND',
  TOO_LARGE: 'VALIDATION',
  UNSUPPORTED_TYPE: 'VALIDATION',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  UNAVAILABLE: 'SERVER',
  SERVER: 'SERVER',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  LINK_SPENT: 'LINK_SPENT',
  INVALID_OLD_PASSWORD: 'INVALID_OLD_PASSWORD',
  ORDERS_OPEN: 'ORDERS_OPEN',
  TOO_LATE: 'TOO_LATE',
  NOT_BOUGHT: 'NOT_FOUND',
  REVIEWED: 'TOO_LATE',
} as const satisfies Record<string, CommerceErrorCode>;

export type StoreApiCode = keyof typeof STORE_API_CODES;

const isStoreApiCode = (code: unknown): code is StoreApiCode =>
  typeof code === 'string' && Object.hasOwn(STORE_API_CODES, code);

/** The contract's code of an error response: by the API's code, else, as from a proxy, by the status. */
export const codeOfStoreApi = (status: number, code: unknown): CommerceErrorCode =>
  isStoreApiCode(code) ? STORE_API_CODES[code] : (codeOfStatus(status) ?? 'VALIDATION');
