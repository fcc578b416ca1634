import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

export interface SetCouponInput {
  orderId: string;
  code: string;
  /** What the code is of; left out where it may be of either. */
  kind?: 'coupon' | 'gift-card';
}

const FIELDS = { coupon: 'coupon_code', 'gift-card': 'gift_card_code' } as const;

/** Uses a coupon or gift card. `INVALID_COUPON` when there is none of that code; `fields` tells which (V7). */
export const setCoupon = ({ orderId, code, kind }: SetCouponInput): Operation<Order> =>
  updateOrder(orderId, {
    [kind ? FIELDS[kind] : 'gift_card_or_coupon_code']: code.trim(),
  });
