import { failure, success } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

/** Opens a placed order for changes by integrations. Its stock stays held and follows every change. */
export const startEditing: OrderTrigger = (operation, orderId) => {
  const { status } = findOrder(operation, orderId);
  if (status !== 'placed') return failure(statusProblem(status, 'edited'));
  operation.store.update('orders', orderId, { status: 'editing' });
  operation.emit('orders', orderId, 'start_editing');
  return success(orderId);
};
