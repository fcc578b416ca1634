import type { Operation } from '../../engine/definition/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { activateGiftCards } from '../promotion/gift-cards/activate-gift-cards.ts';
import { isCart } from './is-cart.ts';
import { paymentAmounts } from './payment-amounts.ts';
import { paymentStatus, type PaymentStatus } from './payment-status.ts';
import { startFulfilling } from './start-fulfilling.ts';

/** Event of an order by the payment status it comes to. */
const topics: Readonly<Partial<Record<PaymentStatus, string>>> = {
  authorized: 'authorize',
  partially_authorized: 'authorize',
  paid: 'pay',
  partially_paid: 'pay',
  voided: 'void',
  partially_voided: 'void',
  refunded: 'refund',
  partially_refunded: 'refund',
};

/** Brings an order's payment status in line with its transactions, and what follows from it. */
export const syncPayment = (operation: Operation, orderId: string): PaymentStatus => {
  const { store, now, emit } = operation;
  const order = findOrder(operation, orderId);
  const status = paymentStatus(
    paymentAmounts(operation, orderId),
    order.total_amount_with_taxes_cents,
    isCart(order),
  );
  if (status !== order.payment_status) {
    store.update('orders', orderId, { payment_status: status, payment_updated_at: now });
    const topic = topics[status];
    if (topic !== undefined) emit('orders', orderId, topic);
    if (status === 'paid' && !isCart(order)) activateGiftCards(operation, orderId);
  }
  startFulfilling(operation, orderId);
  return status;
};
