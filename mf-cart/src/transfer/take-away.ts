import type { Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { CarrySource } from './order-side.ts';

/** Leaves so many pieces of a line; where there are fewer by now, those. */
export const takeAway = async (
  source: CarrySource,
  line: LineItem,
  rest: number,
): Promise<Result<Order>> => {
  const taken = await source.setQuantity(line.id, rest);
  if (taken.ok || taken.error.code !== 'OUT_OF_STOCK') return taken;
  return source.setQuantity(line.id, Math.min(rest, line.available ?? 0));
};
