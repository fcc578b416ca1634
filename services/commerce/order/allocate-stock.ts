import type { Goods } from './goods-of-lines.ts';
import type { StockLevel } from './stock-levels.ts';

/** Units of a line's SKU taken from one location. */
export interface Allocation {
  readonly lineItemId: string;
  readonly skuId: string;
  readonly skuCode: string;
  readonly shippingCategoryId: string;
  readonly ships: boolean;
  readonly locationId: string;
  /** Null where stock is not tracked or there is none. */
  readonly stockItemId: string | null;
  readonly quantity: number;
}

/**
 * Decides which location each unit comes from. With `no_split` the first
 * location that has everything sends it all; where none has, and with
 * `split_shipments`, each SKU is taken from the locations in their order. What
 * nowhere is in stock is put on the first location, so that it stays visible.
 */
export const allocateStock = (
  goods: readonly Goods[],
  levels: readonly StockLevel[],
  locationIds: readonly string[],
  strategy: string,
): Allocation[] => {
  const key = (locationId: string, skuId: string) => `${locationId} ${skuId}`;
  const items = new Map(levels.map((level) => [key(level.locationId, level.skuId), level]));
  const left = new Map(levels.map((level) => [key(level.locationId, level.skuId), level.quantity]));
  const need = new Map<string, number>();
  for (const { sku, quantity } of goods)
    if (sku.do_not_track !== true) need.set(sku.id, (need.get(sku.id) ?? 0) + quantity);

  const complete =
    strategy === 'split_shipments'
      ? undefined
      : locationIds.find((location) =>
          [...need].every(([skuId, quantity]) => (left.get(key(location, skuId)) ?? 0) >= quantity),
        );
  const order = complete === undefined ? locationIds : [complete];
  const first = order[0];
  if (first === undefined) return [];

  return goods.flatMap(({ lineItemId, sku, quantity }) => {
    const allocation = (locationId: string, units: number): Allocation => ({
      lineItemId,
      skuId: sku.id,
      skuCode: sku.code,
      shippingCategoryId: sku.shipping_category_id,
      ships: sku.do_not_ship !== true,
      locationId,
      stockItemId:
        sku.do_not_track === true
          ? null
          : (items.get(key(locationId, sku.id))?.stockItemId ?? null),
      quantity: units,
    });
    if (sku.do_not_track === true) return [allocation(first, quantity)];
    const taken: Allocation[] = [];
    let missing = quantity;
    for (const location of order) {
      const units = Math.min(missing, left.get(key(location, sku.id)) ?? 0);
      if (units === 0) continue;
      left.set(key(location, sku.id), (left.get(key(location, sku.id)) ?? 0) - units);
      missing -= units;
      taken.push(allocation(location, units));
    }
    return missing > 0 ? [...taken, allocation(first, missing)] : taken;
  });
};
