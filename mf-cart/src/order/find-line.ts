import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { Purchasable } from '../commands/limits.ts';

/** The order's line of a SKU or bundle, if it has one: an add becomes an update then (T7). */
export const findLine = (
  order: Pick<Order, 'lines'>,
  { kind, code }: Purchasable,
): LineItem | undefined => {
  const type = kind === 'sku' ? 'skus' : 'bundles';
  return order.lines.find((line) => line.type === type && line.code === code);
};
