import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success } from '../../../engine/definition/problem.ts';
import { checkPlaceable } from './check-placeable.ts';
import { clearErrors } from './order-errors.ts';
import { findOrder } from '../find-order.ts';
import { placeOrder } from './place-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

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
  const problems = checkPlaceable(operation, order);
  if (problems.length > 0) return failure(...problems);
  clearErrors(operation, orderId);
  store.update('orders', orderId, { status: 'placing' });
  operation.emit('orders', orderId, 'placing');
  return success(orderId);
};
