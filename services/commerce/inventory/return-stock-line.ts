import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { changeStock } from './change-stock.ts';
import { releaseStockLine } from './release-stock-line.ts';

/** Gives back what a stock line has taken, once, and ends what was set aside for it. */
export const returnStockLine = (operation: Operation, line: Rows['stock_line_items']): void => {
  releaseStockLine(operation, line);
  if (line.taken_quantity === 0) return;
  changeStock(operation, line.stock_item_id, line.taken_quantity);
  operation.store.update('stock_line_items', line.id, { taken_quantity: 0 });
};
