import { failure, invalid, success } from '../core/problem.ts';
import { findOrder } from '../order/find-order.ts';
import { placeOrder } from '../order/place-order.ts';
import type { OrderTrigger } from '../order/triggers.ts';
import { isSourceType } from './source-types.ts';

/**
 * Obeys `_fix_payment_source`: makes the source of the last authorization that
 * still holds money the order's own again, and places the order if it is not.
 */
export const fixPaymentSource: OrderTrigger = (operation, orderId, seen) => {
  const { store } = operation;
  const held = store
    .where('authorizations', { order_id: orderId, succeeded: 1 })
    .filter(({ undone, void_balance_cents }) => !undone && (void_balance_cents ?? 0) > 0)
    .at(-1);
  if (!held || !isSourceType(held.payment_source_type))
    return failure(
      invalid('payment_source', 'has no succeeded authorization', 'invalid', {
        member: 'relationships',
      }),
    );
  store.update('orders', orderId, {
    payment_source_id: held.payment_source_id,
    payment_source_type: held.payment_source_type,
  });
  const { status } = findOrder(operation, orderId);
  return status === 'pending' ? placeOrder(operation, orderId, seen) : success(orderId);
};
