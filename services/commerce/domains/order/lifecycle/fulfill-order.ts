import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { isDone } from './is-done.ts';
import { statusProblem } from '../status-problem.ts';

/**
 * Marks an order as fulfilled: an approved one, or one that was placed and
 * whose shipments have all left or been cancelled.
 */
export const fulfillOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  const shipments = store.where('shipments', { order_id: orderId });
  const ready =
    order.status === 'approved' ||
    (order.status === 'placed' && shipments.length > 0 && shipments.every(isDone));
  if (!ready || order.fulfillment_status === 'fulfilled')
    return failure(statusProblem(order.status, 'fulfilled'));
  store.update('orders', orderId, { fulfillment_status: 'fulfilled', fulfillment_updated_at: now });
  emit('orders', orderId, 'fulfill');
  return success(orderId);
};
