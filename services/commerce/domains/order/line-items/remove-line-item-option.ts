import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { findOrder } from '../find-order.ts';
import { lineProblem } from './line-problem.ts';
import { recalculateOrder } from '../recalculate-order.ts';

/** Takes an option off a line. */
export const removeLineItemOption = (
  operation: Operation,
  row: Rows['line_item_options'],
): Result<string> => {
  const line = operation.store.get('line_items', row.line_item_id);
  if (line === undefined) return failure(mustExist('line_item'));
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  operation.store.remove('line_item_options', row.id);
  recalculateOrder(operation, order.id);
  return success(row.id);
};
