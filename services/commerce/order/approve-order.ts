import type { Operation } from '../core/define-resource.ts';
import { failure, success, type Result } from '../core/problem.ts';
import { adjustStock } from './adjust-stock.ts';
import { decrementsByHand } from './decrements-by-hand.ts';
import { findOrder } from './find-order.ts';
import { statusProblem } from './status-problem.ts';

/** Approves a placed order; stock that was only reserved is taken now. */
export const approveOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'placed') return failure(statusProblem(order.status, 'approved'));
  if (decrementsByHand(operation, order)) {
    adjustStock(operation, orderId, 'give_back', 'reserved');
    adjustStock(operation, orderId, 'take');
  }
  store.update('orders', orderId, { status: 'approved', approved_at: now });
  return success(orderId);
};
