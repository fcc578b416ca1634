import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateClearingCoupon } from './update-clearing-coupon.ts';

export interface SetEmailInput {
  orderId: string;
  email: string;
}

/** Tells who buys, as a guest; the platform finds or makes the customer. A coupon in the way is taken off. */
export const setEmail = ({ orderId, email }: SetEmailInput): Operation<Order> =>
  updateClearingCoupon(orderId, { customer_email: email.trim() });
