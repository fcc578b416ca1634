import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { LineItem } from '@shop/contracts/commerce/order';
import type { CartProblem } from './cart-problem.ts';

export interface Purchasable {
  kind: 'sku' | 'bundle';
  code: string;
}

const declared = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Infinity;

/**
 * "Up to N items" (V9): the smallest of the line's `metadata.maxQuantity`, the stock that the platform reports and the
 * shop's own maximum per line. Never below 0.
 */
export const maxQuantity = (
  line: Pick<LineItem, 'metadata' | 'available'>,
  maxQuantityPerLine: number,
): number =>
  Math.max(
    0,
    Math.min(declared(line.metadata.maxQuantity), line.available ?? Infinity, maxQuantityPerLine),
  );

/**
 * Checks a requested quantity: a whole number of at least 1 and, together with the quantity in the cart, at most `max`
 * (V9). Fails with a {@link CartProblem}, and nothing is sent then.
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
