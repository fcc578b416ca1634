import { marketScope } from '../auth/viewer-of-claims.ts';
import type { Operation } from '../core/define-resource.ts';
import { outOfStock, type Problem } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { shortLines } from './short-lines.ts';
import { stockLevels } from './stock-levels.ts';

/** Problems of the lines (all, or the one given) that need more than there is in stock. */
export const stockProblems = (
  operation: Operation,
  order: Rows['orders'],
  onlyLine?: string,
): Problem[] => {
  const { store } = operation;
  const lines = store.where('line_items', { order_id: order.id });
  const goods = goodsOfLines(operation, lines);
  const locations = marketScope(store, order.market_id ?? '')?.stockLocationIds ?? [];
  const levels = stockLevels(
    operation,
    goods.map(({ sku }) => sku.id),
    locations,
  );
  const short = shortLines(goods, levels);
  return lines
    .filter(({ id }) => short.has(id) && (onlyLine === undefined || id === onlyLine))
    .map(({ quantity }) => outOfStock(quantity));
};
