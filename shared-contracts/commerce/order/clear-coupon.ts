import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

export interface ClearCouponInput {
  orderId: string;
  kind: 'coupon' | 'gift-card';
}

/** Takes the coupon or the gift card off the order. */
export const clearCoupon = ({ orderId, kind }: ClearCouponInput): Operation<Order> =>
  updateOrder(orderId, kind === 'coupon' ? { coupon_code: '' } : { gift_card_code: '' });
