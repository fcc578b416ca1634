import type { Order, PaymentStatus } from '@shop/contracts/commerce/order';
import { paymentKind } from './payment-kind.ts';

const BY_HAND: readonly string[] = ['cash_on_delivery', 'bank_transfer'];

/**
 * How far an order is paid, to its customer. The platform calls what is paid by hand authorized as soon as the order is
 * placed: no money has come yet.
 */
export const shownPayment = (
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'quantity' | 'totals'>,
): PaymentStatus =>
  order.paymentStatus === 'authorized' && BY_HAND.includes(paymentKind(order))
    ? 'unpaid'
    : order.paymentStatus;
