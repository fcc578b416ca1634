import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, type Problem, success } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';
import { checkPlaceable } from './check-placeable.ts';
import { paymentAmounts } from '../../payment/payment-amounts.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { sendShipments } from '../shipments/send-shipments.ts';

/** Why an order costs more than is authorized, perhaps because that was voided; null if it does not. */
const amountProblem = (operation: Operation, orderId: string): Problem | null => {
  const due = findOrder(operation, orderId).total_amount_with_taxes_cents;
  const { authorized, voided } = paymentAmounts(operation, orderId);
  const limit = authorized - voided;
  return due > limit
    ? invalid(
        'total_amount_with_taxes_cents',
        `must be less than or equal to ${limit}`,
        'mismatched_amounts',
        { value: due, count: limit },
      )
    : null;
};

/**
 * Opens a placed order for changes by integrations, unless its editing could not end as it is. Its stock stays held and
 * follows every change.
 */
export const startEditing: OrderTrigger = (operation, orderId) => {
  const { status } = findOrder(operation, orderId);
  if (status !== 'placed') return failure(statusProblem(status, 'edited'));
  const unauthorized = amountProblem(operation, orderId);
  if (unauthorized) return failure(unauthorized);
  operation.store.update('orders', orderId, { status: 'editing' });
  operation.emit('orders', orderId, 'start_editing');
  return success(orderId);
};

/** Ends the editing of an order: it is placed again, unless it lacks something or costs more than is authorized. */
export const stopEditing: OrderTrigger = (operation, orderId) => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'editing') return failure(statusProblem(order.status, 'edited'));
  const unauthorized = amountProblem(operation, orderId);
  if (unauthorized) return failure(unauthorized);
  const problems = checkPlaceable(operation, order);
  if (problems.length > 0) return failure(...problems);
  holdStock(operation, order);
  const ships = store.where('shipments', { order_id: orderId }).length > 0;
  store.update('orders', orderId, {
    status: 'placed',
    fulfillment_status: ships ? 'unfulfilled' : 'not_required',
    fulfillment_updated_at: now,
  });
  sendShipments(operation, orderId);
  emit('orders', orderId, 'stop_editing');
  return success(orderId);
};
