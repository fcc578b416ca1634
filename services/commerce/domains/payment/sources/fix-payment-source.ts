import { failure, invalid, success } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { placeOrder } from '../../order/lifecycle/place-order.ts';
import type { OrderTrigger } from '../../order/lifecycle/triggers.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

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
