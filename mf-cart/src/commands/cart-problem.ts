import type { CommerceError } from '@shop/contracts/commerce';

/** Why the cart did not change. Serialisable: it lives in the store and is turned into words at the edge. */
export type CartProblem =
  /** Not a whole number of at least one piece. */
  | { code: 'NOT_A_QUANTITY' }
  /** More than one order may hold of it (V9); `inCart` pieces are there already. */
  | { code: 'OVER_LIMIT'; max: number; inCart: number }
  /** Nothing of it is left in this market. */
  | { code: 'SOLD_OUT' }
  /** The platform's answer. */
  | Pick<CommerceError, 'code' | 'retryAfter'>;
