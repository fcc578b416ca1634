import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { changeStock } from '../change-stock.ts';
import { releaseStockLine } from './release-stock-line.ts';

/**
 * Decrements stock by a stock line's units and deletes its reservations. Idempotent: units it has already taken are not
 * taken again.
 */
export const decrementStockLine = (operation: Operation, line: Rows['stock_line_items']): void => {
  releaseStockLine(operation, line);
  if (line.stock_item_id === null) return;
  changeStock(operation, line.stock_item_id, line.taken_quantity - line.quantity);
  operation.store.update('stock_line_items', line.id, { taken_quantity: line.quantity });
};
