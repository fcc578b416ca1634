import type { StoreApiCode } from '@shop/contracts/store-api';

/** Status and message of each code. The messages are for API developers; shoppers see the shop's own texts. */
export const REFUSALS = {
  MALFORMED: [400, 'The request is malformed.'],
  UNAUTHORIZED: [401, 'A valid token of a customer is needed.'],
  FORBIDDEN_ORIGIN: [403, 'Pages of this origin may not ask this.'],
  INVALID_OLD_PASSWORD: [403, 'The password is not the one there is.'],
  NOT_BOUGHT: [403, 'Only who has bought it may.'],
  NOT_FOUND: [404, 'There is nothing like this.'],
  EMAIL_TAKEN: [409, 'The e-mail address is registered already.'],
  ORDERS_OPEN: [409, 'Orders are on their way.'],
  REVIEWED: [409, 'It is done already.'],
  TOO_LATE: [409, 'It is too late for this.'],
  LINK_SPENT: [410, 'The link was used, is too old, or is none.'],
  TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_TYPE: [415, 'This takes JSON.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests.'],
  SERVER: [500, 'The request failed; the log says why.'],
  UNAVAILABLE: [503, 'What this needs is out of reach; try again.'],
} as const satisfies Record<StoreApiCode, readonly [status: number, message: string]>;
