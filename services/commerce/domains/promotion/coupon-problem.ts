import { and, condition } from '../../engine/store/condition.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** Why a coupon does not count for an order. */
export type CouponProblem = 'expired' | 'used_up' | 'other_recipient' | 'used_by_customer';

type Buyer = Pick<Rows['orders'], 'id' | 'customer_id' | 'customer_email'>;

const usedBefore = ({ store }: Operation, coupon: Rows['coupons'], order: Buyer): boolean =>
  order.customer_id !== null &&
  store.count(
    'orders',
    and(
      condition('t.customer_id = ?', order.customer_id),
      condition('t.coupon_code = ?', coupon.code),
      condition("t.placed_at IS NOT NULL AND t.status <> 'cancelled'"),
      condition('t.id <> ?', order.id),
    ),
  ) > 0;

/** Why the coupon cannot be used on the order now; null when it can. The customer may still be unknown. */
export const couponProblem = (
  operation: Operation,
  coupon: Rows['coupons'],
  order: Buyer,
): CouponProblem | null => {
  if (coupon.expires_at !== null && coupon.expires_at <= operation.now) return 'expired';
  if (coupon.usage_limit !== null && coupon.usage_count >= coupon.usage_limit) return 'used_up';
  const email = order.customer_email?.toLowerCase();
  if (coupon.recipient_email !== null && email !== undefined && coupon.recipient_email !== email)
    return 'other_recipient';
  return coupon.customer_single_use && usedBefore(operation, coupon, order)
    ? 'used_by_customer'
    : null;
};
