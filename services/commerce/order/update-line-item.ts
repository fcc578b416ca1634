import type { Input, Operation } from '../core/define-resource.ts';
import { accessDenied, failure, success, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { lineItems } from '../resources/line-items.ts';
import type { Rows } from '../resources/rows.ts';
import { findOrder } from './find-order.ts';
import { isPurchasable } from './goods-of-lines.ts';
import { isEditable } from './is-editable.ts';
import { quantityProblem } from './quantity-problem.ts';
import { recalculateOrder } from './recalculate-order.ts';
import { statusProblem } from './status-problem.ts';
import { stockProblems } from './stock-problems.ts';

/** Changes a line of a cart: its quantity, name, picture or metadata. */
export const updateLineItem = (
  operation: Operation,
  line: Rows['line_items'],
  input: Input,
): Result<string> => {
  const order = findOrder(operation, line.order_id);
  if (!isEditable(order)) return failure(statusProblem(order.status, 'edited'));
  if (!isPurchasable(line) && operation.viewer.kind !== 'integration') return failure(accessDenied);
  if ('quantity' in input.attributes) {
    const problem = quantityProblem(input.attributes['quantity']);
    if (problem) return failure(problem);
  }
  operation.store.update('line_items', line.id, columnValues(lineItems, input));
  const raised = Number(input.attributes['quantity'] ?? 0) > line.quantity;
  // Less of something sold out must stay possible, or a cart could not be mended.
  const short = raised ? stockProblems(operation, order, line.id) : [];
  if (short.length > 0) return failure(...short);
  recalculateOrder(operation, order.id);
  return success(line.id);
};
