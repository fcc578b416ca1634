import type { Operation } from '../core/define-resource.ts';
import { accessDenied, failure, success, type Result } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { findOrder } from './find-order.ts';
import { isPurchasable } from './goods-of-lines.ts';
import { isEditable } from './is-editable.ts';
import { recalculateOrder } from './recalculate-order.ts';
import { statusProblem } from './status-problem.ts';

/** Takes a line out of a cart, with its options. */
export const removeLineItem = (operation: Operation, line: Rows['line_items']): Result<string> => {
  const { store, viewer } = operation;
  const order = findOrder(operation, line.order_id);
  if (!isEditable(order)) return failure(statusProblem(order.status, 'edited'));
  if (!isPurchasable(line) && viewer.kind !== 'integration') return failure(accessDenied);
  for (const type of ['line_item_options', 'stock_line_items'] as const)
    for (const { id } of store.where(type, { line_item_id: line.id })) store.remove(type, id);
  store.remove('line_items', line.id);
  recalculateOrder(operation, order.id);
  return success(line.id);
};
