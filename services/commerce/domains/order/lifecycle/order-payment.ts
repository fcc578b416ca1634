import { failure, invalid, success } from '../../../engine/definition/problem.ts';
import { captureAuthorization } from '../../payment/transactions/capture-authorization.ts';
import { paymentAmounts } from '../../payment/payment-amounts.ts';
import { findOrder } from '../find-order.ts';
import type { OrderTrigger } from './triggers.ts';
import { refundCapture } from '../../payment/transactions/refund-capture.ts';
import { placeOrder } from './place-order.ts';
import { isSourceType } from '../../payment/shapes/sources/source-types.ts';

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

/**
 * Handles `_fix_payment_source`: restores the source of the last authorization that still holds money, and places the
 * order if it is still pending.
 */
export const fixPaymentSource: OrderTrigger = (operation, orderId, seen) => {
  const { store } = operation;
  const authorization = store
    .where('authorizations', { order_id: orderId, succeeded: 1 })
    .filter(({ undone, void_balance_cents }) => !undone && (void_balance_cents ?? 0) > 0)
    .at(-1);
  if (!authorization || !isSourceType(authorization.payment_source_type))
    return failure(
      invalid('payment_source', 'has no succeeded authorization', 'invalid', {
        member: 'relationships',
      }),
    );
  store.update('orders', orderId, {
    payment_source_id: authorization.payment_source_id,
    payment_source_type: authorization.payment_source_type,
  });
  const { status } = findOrder(operation, orderId);
  return status === 'pending' ? placeOrder(operation, orderId, seen) : success(orderId);
};
