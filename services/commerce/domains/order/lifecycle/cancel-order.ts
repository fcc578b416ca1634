import type { Operation } from '../../../engine/definition/define-resource.ts';
import { cancelTransfers } from '../stock/transfers.ts';
import { isDone } from './is-done.ts';
import { voidAuthorization } from '../../payment/transactions/void-authorization.ts';
import { accessDenied, failure, success } from '../../../engine/definition/problem.ts';
import { paymentAmounts } from '../../payment/payment-amounts.ts';
import { releaseCodes } from '../../promotion/settle-codes.ts';
import { findOrder } from '../find-order.ts';
import { isOwnOrder } from '../is-own-order.ts';
import { returnStock } from '../stock/hold-stock.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

/** Cancels the shipments of an order that have not left yet, with their transfers. */
const cancelShipments = (operation: Operation, orderId: string): void => {
  const { store, emit } = operation;
  for (const shipment of store.where('shipments', { order_id: orderId })) {
    if (isDone(shipment)) continue;
    store.update('shipments', shipment.id, { status: 'cancelled' });
    emit('shipments', shipment.id, 'cancel');
    cancelTransfers(operation, shipment.id);
  }
};

/** Voids all that is still authorized of an order's payment. */
const voidReserved = (operation: Operation, orderId: string): void => {
  const granted = operation.store.where('authorizations', { order_id: orderId, succeeded: 1 });
  for (const { id, void_balance_cents } of granted)
    if ((void_balance_cents ?? 0) > 0) voidAuthorization(operation, id);
};

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
