import { failure, invalid, success } from '../../../engine/definition/problem.ts';
import { refundCapture } from '../../payment/transactions/refund-capture.ts';
import { findOrder } from '../find-order.ts';
import type { OrderTrigger } from './triggers.ts';

/** Pays back all that was captured of an order and not refunded yet. */
export const refundOrder: OrderTrigger = (operation, orderId) => {
  const { payment_status } = findOrder(operation, orderId);
  const open = operation.store
    .where('captures', { order_id: orderId, succeeded: 1 })
    .filter(({ refund_balance_cents }) => (refund_balance_cents ?? 0) > 0);
  if (open.length === 0)
    return failure(
      invalid('payment_status', `cannot be refunded when ${payment_status}`, 'invalid_status', {
        value: payment_status,
      }),
    );
  for (const { id } of open) {
    const result = refundCapture(operation, id, null);
    if (!result.ok) return result;
  }
  return success(orderId);
};
