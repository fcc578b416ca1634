import type { Operation } from '../core/define-resource.ts';
import { failure, success, type Result } from '../core/problem.ts';
import { findOrder } from './find-order.ts';
import { statusProblem } from './status-problem.ts';

/** Marks an approved order that needs no shipping as fulfilled. */
export const fulfillOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'approved') return failure(statusProblem(order.status, 'fulfilled'));
  store.update('orders', orderId, { fulfillment_status: 'fulfilled', fulfillment_updated_at: now });
  return success(orderId);
};
