import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Result } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { adjustStock } from './adjust-stock.ts';
import { checkPlaceable } from './check-placeable.ts';
import { decrementsByHand } from './decrements-by-hand.ts';
import { findOrder } from './find-order.ts';
import { statusProblem } from './status-problem.ts';

/** What the goods cost, without fees: nothing a request that places an order may change. */
const goodsAmount = (order: Rows['orders']): number =>
  order.subtotal_amount_cents + order.discount_amount_cents + order.adjustment_amount_cents;

/**
 * Places a pending order, freshly recalculated and compared with how it was
 * last `seen`: everything is checked once more against today's prices and stock, the stock is taken, and the payment counts as authorized
 * (a wire transfer needs no one's leave) or, when nothing is due, as free. It
 * all happens in the request's one transaction, so of several attempts exactly
 * one succeeds and stock is never sold twice.
 */
export const placeOrder = (
  operation: Operation,
  orderId: string,
  seen: Rows['orders'],
): Result<string> => {
  const { store, now } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'pending') return failure(statusProblem(order.status, 'placed'));
  if (goodsAmount(order) !== goodsAmount(seen))
    return failure(
      invalid('total_amount_cents', 'has changed', 'mismatched_amounts', {
        value: order.total_amount_cents,
      }),
    );
  const problems = checkPlaceable(operation, order);
  if (problems.length > 0) return failure(...problems);

  adjustStock(
    operation,
    orderId,
    'take',
    decrementsByHand(operation, order) ? 'reserved' : 'quantity',
  );
  const due = order.total_amount_with_taxes_cents;
  const shipments = store.where('shipments', { order_id: orderId });
  store.update('orders', orderId, {
    status: 'placed',
    payment_status: due > 0 ? 'authorized' : 'free',
    fulfillment_status: shipments.length > 0 ? 'unfulfilled' : 'not_required',
    placed_at: now,
    payment_updated_at: now,
    fulfillment_updated_at: now,
    place_total_amount_cents: order.total_amount_cents,
  });
  for (const { id } of shipments) store.update('shipments', id, { status: 'upcoming' });
  const customer = store.get('customers', order.customer_id);
  if (customer) {
    const total_orders_count = customer.total_orders_count + 1;
    const status = total_orders_count > 1 ? 'repeat' : 'acquired';
    store.update('customers', customer.id, { total_orders_count, status });
  }
  return success(orderId);
};
