import type { PaymentAmounts } from './payment-amounts.ts';

/** The documented values of `orders.payment_status`. */
export type PaymentStatus =
  | 'unpaid'
  | 'authorized'
  | 'partially_authorized'
  | 'paid'
  | 'partially_paid'
  | 'voided'
  | 'partially_voided'
  | 'refunded'
  | 'partially_refunded'
  | 'free';

/**
 * The payment status of an order with `due` cents to pay. The latest kind of
 * step counts: money paid back over money taken over money reserved. An order
 * that is still a cart is never free: something may yet be added.
 */
export const paymentStatus = (
  { authorized, voided, captured, refunded }: PaymentAmounts,
  due: number,
  isCart: boolean,
): PaymentStatus => {
  if (refunded > 0) return refunded >= captured ? 'refunded' : 'partially_refunded';
  if (captured > 0) return captured >= due ? 'paid' : 'partially_paid';
  const reserved = authorized - voided;
  if (reserved > 0 && reserved >= due) return 'authorized';
  if (reserved > 0) return voided > 0 ? 'partially_voided' : 'partially_authorized';
  if (voided > 0) return 'voided';
  return due <= 0 && !isCart ? 'free' : 'unpaid';
};
