import { failure, invalid, success } from '../../../engine/definition/problem.ts';
import { captureAuthorization } from '../../payment/transactions/capture-authorization.ts';
import { paymentAmounts } from '../../payment/payment-amounts.ts';
import { findOrder } from '../find-order.ts';
import type { OrderTrigger } from './triggers.ts';

/**
 * Captures the open balance of an approved order from its authorizations, oldest first. Its shipments can be prepared
 * once it is fully paid.
 */
export const captureOrder: OrderTrigger = (operation, orderId) => {
  const order = findOrder(operation, orderId);
  const { captured } = paymentAmounts(operation, orderId);
  const authorizations = operation.store
    .where('authorizations', { order_id: orderId, succeeded: 1 })
    .filter(({ undone }) => !undone);
  const reserved = authorizations.reduce(
    (sum, { capture_balance_cents }) => sum + (capture_balance_cents ?? 0),
    0,
  );
  let due = Math.min(reserved, order.total_amount_with_taxes_cents - captured);
  if (order.status !== 'approved' || due <= 0)
    return failure(
      invalid(
        'payment_status',
        `cannot be captured when ${order.payment_status}`,
        'invalid_status',
        { value: order.payment_status },
      ),
    );
  for (const { id, capture_balance_cents } of authorizations) {
    const amount = Math.min(due, capture_balance_cents ?? 0);
    if (amount <= 0) continue;
    const result = captureAuthorization(operation, id, amount);
    if (!result.ok) return result;
    due -= amount;
  }
  return success(orderId);
};
