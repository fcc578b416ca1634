import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, shopTexts, type ErrorText } from '@shop/contracts/i18n';

/** Reason for which the cart did not change. Serializable: it is kept in the store and translated when shown. */
export type CartProblem =
  /** Not a whole number of at least 1. */
  | { code: 'NOT_A_QUANTITY' }
  /** Above the limit of one order (V9); `inCart` is the quantity already there. */
  | { code: 'OVER_LIMIT'; max: number; inCart: number }
  /** Out of stock in this market. */
  | { code: 'SOLD_OUT' }
  /** The platform's response. */
  | Pick<CommerceError, 'code' | 'retryAfter'>;

/**
 * The message for a problem. Codes without a text of their own in the cart get `failure`, which names the failed action
 * ("… while adding the item to cart").
 */
export const problemMessage = (problem: CartProblem, failure: string): ErrorText => {
  switch (problem.code) {
    case 'OVER_LIMIT': {
      const { max, inCart } = problem;
      return {
        id: inCart > 0 ? 'cart.problem.overLimitInCart' : 'cart.problem.overLimit',
        values: { max, inCart },
      };
    }
    case 'NOT_A_QUANTITY':
    case 'INVALID_QUANTITY':
      return { id: 'cart.problem.notAQuantity' };
    case 'OUT_OF_STOCK':
      return { id: 'cart.problem.outOfStock' };
    case 'SOLD_OUT':
      return { id: shopTexts.unavailable_message };
    case 'CANNOT_CREATE_ORDER':
    case 'TOKEN_ERROR':
    case 'CONNECTION':
    case 'OUTDATED':
    case 'TIMEOUT':
    case 'RATE_LIMITED':
      return errorTextOf(problem);
    default:
      return { id: failure };
  }
};
