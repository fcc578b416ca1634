import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/quantity-problem.ts';
import type { Rows } from '../../rows.ts';
import { stockReservationShape } from '../shapes/stock-reservations.ts';
import { countReserved } from './count-reserved.ts';
import { freeStock } from '../free-stock.ts';

/** Changes how much is set aside, or makes a reservation stay (`_pending`). */
export const updateStockReservation = (
  operation: Operation,
  row: Rows['stock_reservations'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const item = store.get('stock_items', row.stock_item_id);
  if (item === undefined) return failure(mustExist('stock_item'));
  if ('quantity' in input.attributes) {
    const quantity = Number(input.attributes['quantity']);
    const problem = quantityProblem(input.attributes['quantity']);
    if (problem) return failure(problem);
    if (quantity > freeStock(operation, item) + row.quantity) return failure(outOfStock(quantity));
  }
  store.update('stock_reservations', row.id, {
    ...columnValues(stockReservationShape, input),
    ...(input.attributes['_pending'] === true && { status: 'pending' }),
  });
  countReserved(operation, row.stock_item_id);
  return success(row.id);
};
