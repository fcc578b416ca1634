import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

interface Units {
  readonly lineItemId: string | null;
  readonly skuId: string | null;
  readonly quantity: number;
}

const countUnits = (parts: readonly Units[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>();
  for (const { lineItemId, skuId, quantity } of parts) {
    const key = `${lineItemId} ${skuId}`;
    units.set(key, (units.get(key) ?? 0) + quantity);
  }
  return units;
};

const allocationOf = ({ store }: Operation, line: Rows['stock_line_items']): Allocation | null => {
  const sku = store.get('skus', line.sku_id);
  const shipment = store.get('shipments', line.shipment_id);
  const item = store.get('stock_items', line.stock_item_id);
  const locationId = shipment?.stock_location_id ?? item?.stock_location_id;
  if (sku === undefined || !locationId) return null;
  return {
    lineItemId: line.line_item_id ?? '',
    skuId: sku.id,
    skuCode: sku.code,
    shippingCategoryId: shipment?.shipping_category_id ?? sku.shipping_category_id,
    ships: shipment !== undefined || sku.do_not_ship !== true,
    locationId,
    originId: item?.stock_location_id ?? locationId,
    stockItemId: line.stock_item_id,
    quantity: line.quantity,
  };
};

/**
 * Where a placed order's goods come from since it was placed, so that its warehouses keep their work when a location
 * was restocked, or left the market, since. Null if the lines need other goods by now.
 */
export const heldAllocations = (
  operation: Operation,
  order: Rows['orders'],
): Allocation[] | null => {
  const lines = operation.store.where('line_items', { order_id: order.id });
  const needed = countUnits(
    goodsOfLines(operation, lines).map(({ lineItemId, sku, quantity }) => ({
      lineItemId,
      skuId: sku.id,
      quantity,
    })),
  );
  const stockLines = stockLinesOfOrder(operation, order.id);
  const held = countUnits(
    stockLines.map(({ line_item_id, sku_id, quantity }) => ({
      lineItemId: line_item_id,
      skuId: sku_id,
      quantity,
    })),
  );
  if (held.size !== needed.size) return null;
  if (![...needed].every(([key, quantity]) => held.get(key) === quantity)) return null;
  const allocations = stockLines.map((line) => allocationOf(operation, line));
  return allocations.every((it) => it !== null) ? allocations : null;
};
