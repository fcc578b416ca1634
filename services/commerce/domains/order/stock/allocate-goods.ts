import type { Operation } from '../../../engine/definition/define-resource.ts';
import { modelOfOrder, strategyOf } from '../../inventory/inventory-models.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import type { Rows } from '../../rows.ts';
import { allocateStock, type Allocation } from './allocate-stock.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { heldAllocations } from './held-allocations.ts';
import { locationIdsOf } from './location-ids.ts';
import { stockLevels } from './stock-levels.ts';

/**
 * Where each unit of an order's goods comes from: what a placed order keeps of its stock, and the rest as stock is now.
 */
export const allocateGoods = (operation: Operation, order: Rows['orders']): Allocation[] => {
  releaseExpired(operation);
  const goods = goodsOfLines(
    operation,
    operation.store.where('line_items', { order_id: order.id }),
  );
  const locations = locationIdsOf(operation, order);
  const { held, rest } = heldAllocations(operation, order, goods, locations);
  const skuIds = rest.map(({ sku }) => sku.id);
  // The levels include the order's own units; those that it keeps are not available to the rest.
  const levels = stockLevels(operation, skuIds, locations, order.id).map((level) => {
    const kept = held
      .filter((it) => it.stockItemId === level.stockItemId && !it.canceledShipmentId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...level, quantity: Math.max(0, level.quantity - kept) };
  });
  const strategy = strategyOf(modelOfOrder(operation, order)?.strategy);
  return [...held, ...allocateStock(rest, levels, locations, strategy)];
};
