import type { Strategy } from '../../inventory/inventory-models.ts';
import type { Goods } from './goods-of-lines.ts';
import type { StockLevel } from './stock-levels.ts';

/** Units of a line's SKU taken from one location. */
export interface Allocation {
  readonly lineItemId: string;
  readonly skuId: string;
  readonly skuCode: string;
  readonly shippingCategoryId: string;
  readonly ships: boolean;
  /** Where the units are sent from. */
  readonly locationId: string;
  /** The location that stocks them; if it is another one, they are transferred first. */
  readonly originId: string;
  /** Null where stock is not tracked or there is none. */
  readonly stockItemId: string | null;
  readonly quantity: number;
  /** The canceled shipment in which units of a placed order stay. */
  readonly canceledShipmentId?: string;
  /** Whether units that a placed order already has still wait for their transfer. */
  readonly waitsForTransfer?: boolean;
}

/**
 * Decides which location each unit comes from, by the inventory model's strategy over `locationIds` in priority order.
 * If `no_split` finds no location that has everything, each SKU is taken from the locations in their order, so that the
 * cart can still be placed. Units that are in stock nowhere are assigned to the first location, so that they stay
 * visible.
 */
export const allocateStock = (
  goods: readonly Goods[],
  levels: readonly StockLevel[],
  locationIds: readonly string[],
  strategy: Strategy,
): Allocation[] => {
  const key = (locationId: string, skuId: string) => `${locationId} ${skuId}`;
  const items = new Map(levels.map((level) => [key(level.locationId, level.skuId), level]));
  const remaining = new Map(
    levels.map((level) => [key(level.locationId, level.skuId), level.quantity]),
  );
  const need = new Map<string, number>();
  for (const { sku, quantity } of goods)
    if (sku.do_not_track !== true) need.set(sku.id, (need.get(sku.id) ?? 0) + quantity);

  const [primary] = locationIds;
  if (primary === undefined) return [];
  const complete =
    strategy === 'split_shipments' || strategy === 'ship_from_primary'
      ? undefined
      : locationIds.find((location) =>
          [...need].every(
            ([skuId, quantity]) => (remaining.get(key(location, skuId)) ?? 0) >= quantity,
          ),
        );
  const origins = complete === undefined ? locationIds : [complete];
  const gathers = complete === undefined && strategy.endsWith('primary');

  return goods.flatMap(({ lineItemId, sku, quantity }) => {
    const allocation = (originId: string, units: number): Allocation => ({
      lineItemId,
      skuId: sku.id,
      skuCode: sku.code,
      shippingCategoryId: sku.shipping_category_id,
      ships: sku.do_not_ship !== true,
      locationId: gathers ? primary : originId,
      originId,
      stockItemId:
        sku.do_not_track === true ? null : (items.get(key(originId, sku.id))?.stockItemId ?? null),
      quantity: units,
    });
    const first = origins[0] ?? primary;
    if (sku.do_not_track === true) return [allocation(first, quantity)];
    const allocated: Allocation[] = [];
    let missing = quantity;
    for (const origin of origins) {
      const units = Math.min(missing, remaining.get(key(origin, sku.id)) ?? 0);
      if (units === 0) continue;
      remaining.set(key(origin, sku.id), (remaining.get(key(origin, sku.id)) ?? 0) - units);
      missing -= units;
      allocated.push(allocation(origin, units));
    }
    return missing > 0 ? [...allocated, allocation(first, missing)] : allocated;
  });
};
