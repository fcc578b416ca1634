import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { changeStock } from '../change-stock.ts';
import { releaseStockLine } from './release-stock-line.ts';

/** Returns the units a stock line has taken, once, and deletes its reservations. */
export const returnStockLine = (operation: Operation, line: Rows['stock_line_items']): void => {
  releaseStockLine(operation, line);
  if (line.taken_quantity === 0) return;
  changeStock(operation, line.stock_item_id, line.taken_quantity);
  operation.store.update('stock_line_items', line.id, { taken_quantity: 0 });
};
