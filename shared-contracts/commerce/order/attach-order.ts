import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateClearingCoupon } from './update-clearing-coupon.ts';

export interface AttachOrderInput {
  orderId: string;
  /** Id of the customer whose token is used. */
  ownerId: string;
}

/** Makes a guest's order the customer's, after login (T5). A coupon in the way is taken off. */
export const attachOrder = ({ orderId, ownerId }: AttachOrderInput): Operation<Order> =>
  updateClearingCoupon(orderId, { customer: { id: ownerId, type: 'customers' } });
