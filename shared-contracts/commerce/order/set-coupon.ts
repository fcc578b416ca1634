import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

export interface SetCouponInput {
  orderId: string;
  /** Of a coupon or a gift card, whichever it is. */
  code: string;
}

/** Uses a coupon or gift card. `INVALID_COUPON` when there is none of that code; `fields` tells which (V7). */
export const setCoupon = ({ orderId, code }: SetCouponInput): Operation<Order> =>
  updateOrder(orderId, { gift_card_or_coupon_code: code.trim() } as Parameters<
    typeof updateOrder
  >[1]);
