import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';
import { activateGiftCards } from '../../promotion/gift-cards/activate-gift-cards.ts';
import { startFulfilling } from '../../payment/start-fulfilling.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isDone } from './is-done.ts';

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

/**
 * Approves a placed order. If it is paid already, or free, its shipments can be
 * prepared. Stock that is only set aside stays so until `_decrement_stock`.
 */
export const approveOrder: OrderTrigger = (operation, orderId) => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'placed') return failure(statusProblem(order.status, 'approved'));
  store.update('orders', orderId, { status: 'approved', approved_at: now });
  emit('orders', orderId, 'approve');
  if (order.payment_status === 'paid' || order.payment_status === 'free')
    activateGiftCards(operation, orderId);
  startFulfilling(operation, orderId);
  return success(orderId);
};

/**
 * Marks an order as fulfilled: an approved one, or one that was placed and
 * whose shipments have all left or been cancelled.
 */
export const fulfillOrder = (operation: Operation, orderId: string): Result<string> => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  const shipments = store.where('shipments', { order_id: orderId });
  const ready =
    order.status === 'approved' ||
    (order.status === 'placed' && shipments.length > 0 && shipments.every(isDone));
  if (!ready || order.fulfillment_status === 'fulfilled')
    return failure(statusProblem(order.status, 'fulfilled'));
  store.update('orders', orderId, { fulfillment_status: 'fulfilled', fulfillment_updated_at: now });
  emit('orders', orderId, 'fulfill');
  return success(orderId);
};

/** Puts an order away, out of back-office lists. */
export const archiveOrder = ({ store, now }: Operation, orderId: string): Result<string> => {
  store.update('orders', orderId, { archived_at: now });
  return success(orderId);
};

/** Brings an order back. */
export const unarchiveOrder = ({ store }: Operation, orderId: string): Result<string> => {
  store.update('orders', orderId, { archived_at: null });
  return success(orderId);
};
