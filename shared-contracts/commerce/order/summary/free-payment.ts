import type { Order } from '../types.ts';

/** Replaces the payment method of an order with nothing to pay (P3). */
export const FREE_PAYMENT_METHOD = 'free_payment';

/** Whether the order needs no payment method: it has goods and its total is zero (P3). */
export const isFreeOrder = ({ totals, quantity }: Pick<Order, 'totals' | 'quantity'>): boolean =>
  quantity > 0 && totals.total.cents === 0;

/**
 * Whether a gift card or coupon pays everything but the payment method's own price (P3). The total may still be above
 * zero, if that price exceeds the balance of the gift card.
 */
export const isPaidWithoutMethod = ({
  totals,
  quantity,
}: Pick<Order, 'totals' | 'quantity'>): boolean => {
  const { total, payment, taxesOnTop = false, paymentTaxRate = 0 } = totals;
  const tax = taxesOnTop ? Math.round(payment.cents * paymentTaxRate) : 0;
  return quantity > 0 && total.cents <= payment.cents + tax;
};

/** Whether an open order has a payment method that nothing is left to pay with. */
export const hasNeedlessMethod = (order: Order): boolean =>
  order.editable && order.paymentMethod !== null && isPaidWithoutMethod(order);
