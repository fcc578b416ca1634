import type { Operation } from '../core/define-resource.ts';
import { failure, success, type Result } from '../core/problem.ts';
import { adjustStock } from './adjust-stock.ts';
import { decrementsByHand } from './decrements-by-hand.ts';
import { findOrder } from './find-order.ts';
import { statusProblem } from './status-problem.ts';

/** Cancels a cart or an order not yet paid: its stock comes back and its authorization is voided. */
export const cancelOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now } = operation;
  const order = findOrder(operation, orderId);
  const cancellable = ['draft', 'pending', 'placed', 'approved'].includes(order.status ?? '');
  if (!cancellable || order.payment_status === 'paid')
    return failure(statusProblem(order.status, 'cancelled'));
  if (order.status === 'placed')
    adjustStock(
      operation,
      orderId,
      'give_back',
      decrementsByHand(operation, order) ? 'reserved' : 'quantity',
    );
  if (order.status === 'approved') adjustStock(operation, orderId, 'give_back');
  store.update('orders', orderId, {
    status: 'cancelled',
    payment_status: order.payment_status === 'authorized' ? 'voided' : order.payment_status,
    cancelled_at: now,
    payment_updated_at: now,
  });
  for (const { id } of store.where('shipments', { order_id: orderId }))
    store.update('shipments', id, { status: 'cancelled' });
  return success(orderId);
};
