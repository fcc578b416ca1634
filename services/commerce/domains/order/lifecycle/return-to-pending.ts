import { failure, success } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

/** Makes an order that waits to be placed a cart again; a draft only once it has what a pending one needs. */
export const returnToPending: OrderTrigger = (operation, orderId) => {
  const { store, emit } = operation;
  const { status } = findOrder(operation, orderId);
  if (status === 'pending') return success(orderId);
  if (status !== 'placing' && status !== 'draft')
    return failure(statusProblem(status, 'moved to pending'));
  store.update('orders', orderId, { status: 'pending' });
  recalculateOrder(operation, orderId);
  if (findOrder(operation, orderId).status !== 'pending')
    return failure(statusProblem(status, 'moved to pending'));
  emit('orders', orderId, 'pending');
  return success(orderId);
};
