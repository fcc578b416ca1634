import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { lineItemOptionShape } from '../shapes/line-item-options.ts';
import type { Rows } from '../../rows.ts';
import { amountProblem } from './amount-problem.ts';
import { findOrder } from '../find-order.ts';
import { lineProblem } from './line-problem.ts';
import { quantityProblem } from './quantity-problem.ts';
import { recalculateOrder } from '../recalculate-order.ts';

/** Changes an option of a line: its quantity, its texts or metadata. */
export const updateLineItemOption = (
  operation: Operation,
  row: Rows['line_item_options'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const line = store.get('line_items', row.line_item_id);
  if (line === undefined) return failure(mustExist('line_item'));
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  const quantity = 'quantity' in input.attributes ? input.attributes['quantity'] : row.quantity;
  const problem =
    quantityProblem(quantity) ?? amountProblem(Number(quantity), row.unit_amount_cents);
  if (problem) return failure(problem);
  store.update('line_item_options', row.id, {
    ...columnValues(lineItemOptionShape, input),
    total_amount_cents: row.unit_amount_cents * Number(quantity),
  });
  recalculateOrder(operation, order.id);
  return success(row.id);
};
