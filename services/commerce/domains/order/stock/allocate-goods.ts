import type { Operation } from '../../../engine/definition/define-resource.ts';
import { locationsOfOrder } from '../../inventory/locations-of-order.ts';
import { modelOfOrder } from '../../inventory/model-of-order.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import { strategyOf } from '../../inventory/strategies.ts';
import type { Rows } from '../../rows.ts';
import { allocateStock, type Allocation } from './allocate-stock.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { stockLevels } from './stock-levels.ts';

/** Where each unit of an order's goods comes from as things are now. */
export const allocateGoods = (operation: Operation, order: Rows['orders']): Allocation[] => {
  releaseExpired(operation);
  const goods = goodsOfLines(
    operation,
    operation.store.where('line_items', { order_id: order.id }),
  );
  const locations = locationsOfOrder(operation, order).map(
    ({ stock_location_id }) => stock_location_id,
  );
  const skuIds = goods.map(({ sku }) => sku.id);
  return allocateStock(
    goods,
    stockLevels(operation, skuIds, locations, order.id),
    locations,
    strategyOf(modelOfOrder(operation, order)?.strategy),
  );
};
