import type { Goods } from './goods-of-lines.ts';
import type { StockLevel } from './stock-levels.ts';

/** Ids of the lines that need more of a SKU than there is, counting all lines together. */
export const shortLines = (
  goods: readonly Goods[],
  levels: readonly StockLevel[],
): ReadonlySet<string> => {
  const available = new Map<string, number>();
  for (const { skuId, quantity } of levels)
    available.set(skuId, (available.get(skuId) ?? 0) + quantity);
  const required = new Map<string, number>();
  for (const { sku, quantity } of goods)
    required.set(sku.id, (required.get(sku.id) ?? 0) + quantity);
  return new Set(
    goods
      .filter(({ sku }) => sku.do_not_track !== true)
      .filter(({ sku }) => (required.get(sku.id) ?? 0) > (available.get(sku.id) ?? 0))
      .map(({ lineItemId }) => lineItemId),
  );
};
