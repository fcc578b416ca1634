import type { Operation } from '../../../engine/definition/define-resource.ts';
import { outOfStock, type Problem } from '../../../engine/definition/problem.ts';
import { locationsOfOrder } from '../../inventory/locations-of-order.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import type { Rows } from '../../rows.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { shortLines } from './short-lines.ts';
import { stockLevels } from './stock-levels.ts';

/** Problems of the lines (all, or the one given) that need more than there is in stock. */
export const stockProblems = (
  operation: Operation,
  order: Rows['orders'],
  onlyLine?: string,
): Problem[] => {
  releaseExpired(operation);
  const lines = operation.store.where('line_items', { order_id: order.id });
  const goods = goodsOfLines(operation, lines);
  const locations = locationsOfOrder(operation, order).map(
    ({ stock_location_id }) => stock_location_id,
  );
  const skuIds = goods.map(({ sku }) => sku.id);
  const short = shortLines(goods, stockLevels(operation, skuIds, locations, order.id));
  return lines
    .filter(({ id }) => short.has(id) && (onlyLine === undefined || id === onlyLine))
    .map(({ quantity }) => outOfStock(quantity));
};
