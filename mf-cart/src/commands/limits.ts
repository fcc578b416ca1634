import { fail, ok, type CommerceError, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartProblem } from './cart-problem.ts';

export interface Purchasable {
  kind: 'sku' | 'bundle';
  code: string;
}

/** The order's line of a SKU or bundle, if it has one: an add becomes an update then (T7). */
export const findLine = (
  order: Pick<Order, 'lines'>,
  { kind, code }: Purchasable,
): LineItem | undefined => {
  const type = kind === 'sku' ? 'skus' : 'bundles';
  return order.lines.find((line) => line.type === type && line.code === code);
};

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

/**
 * Converts a refusal by the platform into the problem to show. Out of stock becomes the current limit (V9), because the
 * stock has changed since the order was read.
 *
 * @param added - quantity requested on top of the cart's; 0 if the request was for the whole line
 */
export const explainRefusal =
  (
    orderId: string,
    lineIn: (order: Order) => LineItem | undefined,
    added: number,
    { code }: CommerceError,
  ): CartThunk<Result<never, CartProblem>> =>
  async (dispatch, _getState, { config }) => {
    if (code !== 'OUT_OF_STOCK') return fail({ code });
    const current = await dispatch(readOrder(orderId, { fresh: true }));
    const line = current.ok ? lineIn(current.value) : undefined;
    if (!line || line.available === null) return fail({ code });
    const max = maxQuantity(line, config.maxQuantityPerLine);
    const inCart = added > 0 ? line.quantity : 0;
    return fail(max < 1 ? { code: 'SOLD_OUT' } : { code: 'OVER_LIMIT', max, inCart });
  };
