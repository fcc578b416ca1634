import type { Operation } from '../../../engine/definition/define-resource.ts';
import { accessDenied, failure, success, type Result } from '../../../engine/definition/problem.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';
import type { Rows } from '../../rows.ts';
import { findOrder } from '../find-order.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { lineProblem } from './line-problem.ts';
import { recalculateOrder } from '../recalculate-order.ts';

/** Takes a line out of a cart, with its options. */
export const removeLineItem = (operation: Operation, line: Rows['line_items']): Result<string> => {
  const { store, viewer } = operation;
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  if (!isPurchasable(line) && viewer.kind !== 'integration') return failure(accessDenied);
  for (const { id } of store.where('line_item_options', { line_item_id: line.id }))
    store.remove('line_item_options', id);
  for (const part of store.where('stock_line_items', { line_item_id: line.id })) {
    returnStockLine(operation, part);
    store.remove('stock_line_items', part.id);
  }
  store.remove('line_items', line.id);
  recalculateOrder(operation, order.id);
  return success(line.id);
};
