import { type Goods, goodsOfLines } from './goods-of-lines.ts';
import { type StockLevel, stockLevels } from './stock-levels.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { outOfStock, type Problem } from '../../../engine/definition/problem.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { heldAllocations } from './held-allocations.ts';
import { locationIdsOf } from './location-ids.ts';

/** Ids of the lines that need more of a SKU than there is, counting all lines together without the `unsent` units. */
const shortLines = (
  goods: readonly Goods[],
  unsent: readonly Allocation[],
  levels: readonly StockLevel[],
): ReadonlySet<string> => {
  const available = new Map<string, number>();
  for (const { skuId, quantity } of levels)
    available.set(skuId, (available.get(skuId) ?? 0) + quantity);
  const required = new Map<string, number>();
  for (const { sku, quantity } of goods)
    required.set(sku.id, (required.get(sku.id) ?? 0) + quantity);
  for (const { skuId, quantity } of unsent)
    required.set(skuId, (required.get(skuId) ?? 0) - quantity);
  return new Set(
    goods
      .filter(({ sku }) => sku.do_not_track !== true)
      .filter(({ sku }) => (required.get(sku.id) ?? 0) > (available.get(sku.id) ?? 0))
      .map(({ lineItemId }) => lineItemId),
  );
};

/** Problems of the lines (all, or the one given) that need more than there is in stock. */
export const stockProblems = (
  operation: Operation,
  order: Rows['orders'],
  onlyLine?: string,
): Problem[] => {
  releaseExpired(operation);
  const lines = operation.store.where('line_items', { order_id: order.id });
  const goods = goodsOfLines(operation, lines);
  const locations = locationIdsOf(operation, order);
  const skuIds = goods.map(({ sku }) => sku.id);
  // Units in canceled shipments take no stock.
  const unsent = heldAllocations(operation, order, goods, locations).held.filter(
    ({ canceledShipmentId }) => canceledShipmentId,
  );
  const short = shortLines(goods, unsent, stockLevels(operation, skuIds, locations, order.id));
  return lines
    .filter(({ id }) => short.has(id) && (onlyLine === undefined || id === onlyLine))
    .map(({ quantity }) => outOfStock(quantity));
};
