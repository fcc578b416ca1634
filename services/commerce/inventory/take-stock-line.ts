import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { changeStock } from './change-stock.ts';
import { releaseStockLine } from './release-stock-line.ts';

/**
 * Takes a stock line's units out of stock. What it has taken already is not
 * taken again, so doing it twice changes nothing; what was only set aside ends.
 */
export const takeStockLine = (operation: Operation, line: Rows['stock_line_items']): void => {
  releaseStockLine(operation, line);
  if (line.stock_item_id === null) return;
  changeStock(operation, line.stock_item_id, line.taken_quantity - line.quantity);
  operation.store.update('stock_line_items', line.id, { taken_quantity: line.quantity });
};
