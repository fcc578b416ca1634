import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Result } from '../core/problem.ts';
import { findOrder } from './find-order.ts';

/** Captures an authorized payment: the order is paid and its shipments can be prepared. */
export const captureOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now } = operation;
  const order = findOrder(operation, orderId);
  if (order.payment_status !== 'authorized' || order.status !== 'approved')
    return failure(
      invalid(
        'payment_status',
        `cannot be captured when ${order.payment_status}`,
        'invalid_status',
      ),
    );
  const ships = order.fulfillment_status !== 'not_required';
  store.update('orders', orderId, {
    payment_status: 'paid',
    payment_updated_at: now,
    ...(ships && { fulfillment_status: 'in_progress', fulfillment_updated_at: now }),
  });
  for (const { id } of store.where('shipments', { order_id: orderId }))
    store.update('shipments', id, { status: 'picking', picking_at: now });
  return success(orderId);
};
