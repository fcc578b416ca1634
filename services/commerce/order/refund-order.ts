import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Result } from '../core/problem.ts';
import { findOrder } from './find-order.ts';

/** Pays a paid order back in full. */
export const refundOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now } = operation;
  const { payment_status } = findOrder(operation, orderId);
  if (payment_status !== 'paid')
    return failure(
      invalid('payment_status', `cannot be refunded when ${payment_status}`, 'invalid_status'),
    );
  store.update('orders', orderId, { payment_status: 'refunded', payment_updated_at: now });
  return success(orderId);
};
