import { accessDenied, failure, success } from '../../../engine/definition/problem.ts';
import { paymentAmounts } from '../../payment/payment-amounts.ts';
import { voidReserved } from '../../payment/transactions/void-reserved.ts';
import { releaseCodes } from '../../promotion/release-codes.ts';
import { cancelShipments } from '../shipments/cancel-shipments.ts';
import { findOrder } from '../find-order.ts';
import { isOwnOrder } from '../is-own-order.ts';
import { returnStock } from '../stock/return-stock.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

const cancellable = ['draft', 'pending', 'placing', 'placed', 'approved'];

/**
 * Cancels a cart or an order. Captured amounts must be refunded first. Restores stock and codes, cancels the shipments
 * and voids open authorizations. A shopper can cancel only an order of their own: knowing its id grants read access,
 * nothing more.
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
