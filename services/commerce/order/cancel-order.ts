import { accessDenied, failure, success } from '../core/problem.ts';
import { paymentAmounts } from '../payment/payment-amounts.ts';
import { voidReserved } from '../payment/void-reserved.ts';
import { releaseCodes } from '../promotion/release-codes.ts';
import { cancelShipments } from './cancel-shipments.ts';
import { findOrder } from './find-order.ts';
import { isOwnOrder } from './is-own-order.ts';
import { returnStock } from './return-stock.ts';
import { statusProblem } from './status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

const cancellable = ['draft', 'pending', 'placing', 'placed', 'approved'];

/**
 * Cancels a cart or an order of which no money is kept: what was captured must
 * have been refunded before. Its stock and codes come back, its shipments stop
 * and what is still authorized is voided. A shopper cancels only what is the
 * shopper's own: to know an id is enough to read an order, no more.
 */
export const cancelOrder: OrderTrigger = (operation, orderId) => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (!isOwnOrder(operation, order)) return failure(accessDenied);
  const { captured, refunded } = paymentAmounts(operation, orderId);
  if (!cancellable.includes(order.status) || captured > refunded)
    return failure(statusProblem(order.status, 'cancelled'));
  returnStock(operation, orderId);
  if (order.placed_at !== null) releaseCodes(operation, orderId);
  voidReserved(operation, orderId);
  store.update('orders', orderId, {
    status: 'cancelled',
    cancelled_at: now,
    ...(order.fulfillment_status === 'in_progress' && {
      fulfillment_status: 'unfulfilled',
      fulfillment_updated_at: now,
    }),
  });
  cancelShipments(operation, orderId);
  emit('orders', orderId, 'cancel');
  return success(orderId);
};
