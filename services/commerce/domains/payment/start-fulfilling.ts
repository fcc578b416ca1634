import type { Operation } from '../../engine/definition/define-resource.ts';
import { findOrder } from '../order/find-order.ts';

/**
 * Lets the shipments of an approved order be prepared once it is paid: when it
 * is free, when it is paid, or when its payment method does not require the
 * capture first.
 */
export const startFulfilling = (operation: Operation, orderId: string): void => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'approved' || order.fulfillment_status !== 'unfulfilled') return;
  const method = store.get('payment_methods', order.payment_method_id);
  const settled =
    order.payment_status === 'paid' ||
    order.payment_status === 'free' ||
    (order.payment_status === 'authorized' && method?.require_capture === false);
  if (!settled) return;
  store.update('orders', orderId, {
    fulfillment_status: 'in_progress',
    fulfillment_updated_at: now,
  });
  emit('orders', orderId, 'start_fulfilling');
  for (const { id, status } of store.where('shipments', { order_id: orderId }))
    if (status === 'upcoming') {
      store.update('shipments', id, { status: 'picking', picking_at: now });
      emit('shipments', id, 'picking');
    }
};
