import { and, within } from '../core/condition.ts';
import type { ReadContext } from '../core/define-resource.ts';

/** Units of one SKU that can be taken from one location. */
export interface StockLevel {
  readonly stockItemId: string;
  readonly skuId: string;
  readonly locationId: string;
  readonly quantity: number;
}

/** What the locations given have of the SKUs given, less what is reserved. */
export const stockLevels = (
  { store }: ReadContext,
  skuIds: readonly string[],
  locationIds: readonly string[],
): StockLevel[] => {
  const items = store.select(
    'stock_items',
    and(within('t.sku_id', skuIds), within('t.stock_location_id', locationIds)),
  );
  const reserved = new Map(
    store
      .select(
        'reserved_stocks',
        within(
          't.stock_item_id',
          items.map(({ id }) => id),
        ),
      )
      .map(({ stock_item_id, quantity }) => [stock_item_id, quantity]),
  );
  return items.map(({ id, sku_id, stock_location_id, quantity }) => ({
    stockItemId: id,
    skuId: sku_id ?? '',
    locationId: stock_location_id,
    quantity: Math.max(0, quantity - (reserved.get(id) ?? 0)),
  }));
};
