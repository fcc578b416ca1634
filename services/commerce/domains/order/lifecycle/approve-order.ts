import { failure, success } from '../../../engine/definition/problem.ts';
import { activateGiftCards } from '../../promotion/gift-cards/activate-gift-cards.ts';
import { startFulfilling } from '../../payment/start-fulfilling.ts';
import { findOrder } from '../find-order.ts';
import { statusProblem } from '../status-problem.ts';
import type { OrderTrigger } from './triggers.ts';

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
