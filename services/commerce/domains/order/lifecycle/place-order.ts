import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { authorizeOrder } from '../../payment/transactions/authorize-amount.ts';
import { settleCodes } from '../../promotion/settle-codes.ts';
import type { Rows } from '../../rows.ts';
import { changeProblem } from './change-problem.ts';
import { checkPlaceable } from './check-placeable.ts';
import { clearErrors } from './order-errors.ts';
import { editProblem } from '../edit-problem.ts';
import { findOrder } from '../find-order.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { sendShipments } from '../shipments/send-shipments.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

const countOrder = ({ store, emit }: Operation, customerId: string | null): void => {
  const customer = store.get('customers', customerId);
  if (customer === undefined) return;
  const total_orders_count = customer.total_orders_count + 1;
  const status = total_orders_count > 1 ? 'repeat' : 'acquired';
  store.update('customers', customer.id, { total_orders_count, status });
  if (status !== customer.status) emit('customers', customer.id, status);
};

/**
 * Places a pending order, freshly recalculated and compared with how it was
 * last `seen`: everything is checked once more against today's prices and
 * stock, the payment is authorized, then the stock is held and codes are used
 * up. It all happens in one transaction, so of several attempts exactly one
 * succeeds and stock is never sold twice.
 */
export const placeOrder = (
  operation: Operation,
  orderId: string,
  seen: Rows['orders'],
): Result<string> => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'pending') return failure(statusProblem(order.status, 'placed'));
  const closed = editProblem(operation, order, 'placed');
  if (closed) return failure(closed);
  const changed = changeProblem(operation, order, seen);
  if (changed) return failure(changed);
  const problems = checkPlaceable(operation, order);
  if (problems.length > 0) return failure(...problems);
  const payment = authorizeOrder(operation, order);
  if (!payment.ok) return payment;

  holdStock(operation, order);
  const shipments = store.where('shipments', { order_id: orderId });
  store.update('orders', orderId, {
    status: 'placed',
    payment_status: payment.value,
    fulfillment_status: shipments.length > 0 ? 'unfulfilled' : 'not_required',
    placed_at: now,
    payment_updated_at: now,
    fulfillment_updated_at: now,
    place_total_amount_cents: order.total_amount_cents,
  });
  settleCodes(operation, orderId);
  sendShipments(operation, orderId);
  countOrder(operation, order.customer_id);
  clearErrors(operation, orderId);
  emit('orders', orderId, 'place');
  return success(orderId);
};

/**
 * Handles `_place`: places the order immediately, or in the background with `place_async`. An incomplete order is
 * refused in the response in both cases.
 */
export const requestPlacing: OrderTrigger = (operation: Operation, orderId, seen) => {
  const { store, viewer } = operation;
  if (viewer.kind === 'sales_channel')
    store.update('orders', orderId, { placed_with: viewer.fingerprint });
  const order = findOrder(operation, orderId);
  if (order.place_async !== true) return placeOrder(operation, orderId, seen);
  if (order.status !== 'pending') return failure(statusProblem(order.status, 'placed'));
  const changed = changeProblem(operation, order, seen);
  const problems = changed ? [changed] : checkPlaceable(operation, order);
  if (problems.length > 0) return failure(...problems);
  clearErrors(operation, orderId);
  store.update('orders', orderId, { status: 'placing' });
  operation.emit('orders', orderId, 'placing');
  return success(orderId);
};
