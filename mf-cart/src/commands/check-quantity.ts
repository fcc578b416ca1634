import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { CartProblem } from './cart-problem.ts';

/**
 * A quantity as a shopper may ask for it: whole, at least one, together with what is in the cart at most `max`
 * (V9). Anything else is a {@link CartProblem} and nothing is sent.
 */
export const checkQuantity = (
  quantity: number,
  max: number,
  inCart = 0,
): Result<number, CartProblem> => {
  if (!Number.isInteger(quantity) || quantity < 1) return fail({ code: 'NOT_A_QUANTITY' });
  if (max < 1) return fail({ code: 'SOLD_OUT' });
  if (inCart + quantity > max) return fail({ code: 'OVER_LIMIT', max, inCart });
  return ok(quantity);
};
