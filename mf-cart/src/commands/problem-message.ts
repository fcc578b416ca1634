import { errorTextOf, shopTexts, type ErrorText } from '@shop/contracts/i18n';
import type { CartProblem } from './cart-problem.ts';

export type MessageOfProblem = ErrorText;

/**
 * The message that says what a problem means for the shopper. A code that says nothing about carts gets
 * `failure`: what it was that failed ("… while adding the item to cart").
 */
export const problemMessage = (problem: CartProblem, failure: string): MessageOfProblem => {
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
