import { failure, invalid, success } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';
import { checkPlaceable } from './check-placeable.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { sendShipments } from '../shipments/send-shipments.ts';

/** Opens a placed order for changes by integrations. Its stock stays held and follows every change. */
export const startEditing: OrderTrigger = (operation, orderId) => {
  const { status } = findOrder(operation, orderId);
  if (status !== 'placed') return failure(statusProblem(status, 'edited'));
  operation.store.update('orders', orderId, { status: 'editing' });
  operation.emit('orders', orderId, 'start_editing');
  return success(orderId);
};

/**
 * Ends the editing of an order: it is placed again, unless it lacks something
 * or comes to more than it was placed for, which is all that was authorized.
 */
export const stopEditing: OrderTrigger = (operation, orderId) => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'editing') return failure(statusProblem(order.status, 'edited'));
  if (order.total_amount_cents > order.place_total_amount_cents)
    return failure(
      invalid(
        'total_amount_cents',
        `must be less than or equal to ${order.place_total_amount_cents}`,
        'mismatched_amounts',
        { value: order.total_amount_cents, count: order.place_total_amount_cents },
      ),
    );
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
