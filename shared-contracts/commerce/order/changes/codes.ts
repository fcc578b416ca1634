import type { Operation } from '../../call/operation.ts';
import type { Order } from '../types.ts';
import { updateOrder } from './update.ts';

const FIELDS = { coupon: 'coupon_code', 'gift-card': 'gift_card_code' } as const;

export interface SetCouponInput {
  orderId: string;
  code: string;
  /** Kind of the code; omitted if unknown. */
  kind?: keyof typeof FIELDS;
}

/** Applies a coupon or gift card. `INVALID_COUPON` for an unknown code; `fields` names the kind (V7). */
export const setCoupon = ({ orderId, code, kind }: SetCouponInput): Operation<Order> =>
  updateOrder(orderId, { [kind ? FIELDS[kind] : 'gift_card_or_coupon_code']: code.trim() });

export interface ClearCouponInput {
  orderId: string;
  kind: keyof typeof FIELDS;
}

/** Removes the coupon or the gift card from the order. */
export const clearCoupon = ({ orderId, kind }: ClearCouponInput): Operation<Order> =>
  updateOrder(orderId, { [FIELDS[kind]]: '' });
