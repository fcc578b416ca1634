import { and, within } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/** Units of one SKU that can be taken from one location. */
export interface StockLevel {
  readonly stockItemId: string;
  readonly skuId: string;
  readonly locationId: string;
  readonly quantity: number;
}

/**
 * Available quantities of SKUs at locations, for an order: without reservations for others, and including the units the
 * order itself has taken.
 */
export const stockLevels = (
  context: ReadContext,
  skuIds: readonly string[],
  locationIds: readonly string[],
  orderId: string,
): StockLevel[] => {
  const { store } = context;
  const items = store.select(
    'stock_items',
    and(within('t.sku_id', skuIds), within('t.stock_location_id', locationIds)),
  );
  const reserved = groupBy(
    store
      .select(
        'stock_reservations',
        within(
          't.stock_item_id',
          items.map(({ id }) => id),
        ),
      )
      .filter(({ order_id }) => order_id !== orderId),
    ({ stock_item_id }) => stock_item_id,
  );
  const own = groupBy(
    stockLinesOfOrder(context, orderId),
    ({ stock_item_id }) => stock_item_id ?? '',
  );
  return items.map(({ id, sku_id, stock_location_id, quantity }) => {
    const others = (reserved.get(id) ?? []).reduce((sum, it) => sum + it.quantity, 0);
    const allocated = (own.get(id) ?? []).reduce((sum, it) => sum + it.taken_quantity, 0);
    return {
      stockItemId: id,
      skuId: sku_id ?? '',
      locationId: stock_location_id,
      quantity: Math.max(0, quantity + allocated - others),
    };
  });
};
