import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/line-problems.ts';
import type { Rows } from '../../rows.ts';
import { stockTransferShape } from '../shapes/stock-transfers.ts';
import { freeStock } from '../free-stock.ts';
import { moveTransfer, transferTriggers } from './move-transfer.ts';
import { stockItemAt } from '../stock-item-at.ts';

/** Changes a stock transfer, its quantity only while nothing has left, and moves it on. */
export const updateStockTransfer = (
  operation: Operation,
  row: Rows['stock_transfers'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const quantity = input.attributes['quantity'];
  const values: Partial<Rows['stock_transfers']> = columnValues(stockTransferShape, input);
  if (quantity !== undefined && quantity !== row.quantity) {
    const problem = quantityProblem(quantity);
    if (problem) return failure(problem);
    if (['in_transit', 'completed', 'cancelled'].includes(row.status))
      return failure(
        invalid('quantity', `cannot be changed when ${row.status}`, 'invalid_status', {
          value: quantity,
        }),
      );
    const item = stockItemAt(
      operation,
      values.sku_id ?? row.sku_id,
      values.origin_stock_location_id ?? row.origin_stock_location_id,
    );
    if (item === undefined || Number(quantity) > freeStock(operation, item))
      return failure(outOfStock(quantity));
  }
  store.update('stock_transfers', row.id, values);
  for (const trigger of transferTriggers.filter((name) => input.attributes[name] === true)) {
    const moved = moveTransfer(operation, store.get('stock_transfers', row.id) ?? row, trigger);
    if (!moved.ok) return moved;
  }
  return success(row.id);
};
