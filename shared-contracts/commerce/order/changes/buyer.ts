import type { OrderUpdate } from '@commercelayer/sdk';
import type { Operation } from '../../call/operation.ts';
import type { CommerceError } from '../../result.ts';
import type { Order } from '../types.ts';
import { updateOrder } from './update.ts';

const isAboutCoupon = ({ code, detail }: CommerceError): boolean =>
  code === 'INVALID_COUPON' || detail.includes('coupon_code');

/**
 * Updates the order; if its coupon is refused for this buyer, tries once more without the coupon. A coupon may be
 * reserved for another customer, and the buyer matters more (error catalogue of the specification).
 */
const updateClearingCoupon =
  (orderId: string, changes: Omit<OrderUpdate, 'id'>): Operation<Order> =>
  async (context) => {
    const result = await updateOrder(orderId, changes)(context);
    if (result.ok || !isAboutCoupon(result.error)) return result;
    return updateOrder(orderId, { ...changes, coupon_code: '' })(context);
  };

export interface SetEmailInput {
  orderId: string;
  email: string;
}

/** Sets a guest's e-mail; the platform finds or creates the customer. Removes a coupon that this buyer may not use. */
export const setEmail = ({ orderId, email }: SetEmailInput): Operation<Order> =>
  updateClearingCoupon(orderId, { customer_email: email.trim() });

export interface AttachOrderInput {
  orderId: string;
  /** Id of the customer whose token the call uses. */
  ownerId: string;
}

/** Assigns a guest's order to the customer after login (T5). Removes a coupon that this buyer may not use. */
export const attachOrder = ({ orderId, ownerId }: AttachOrderInput): Operation<Order> =>
  updateClearingCoupon(orderId, { customer: { id: ownerId, type: 'customers' } });
