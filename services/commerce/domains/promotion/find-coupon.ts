import { and, condition } from '../../engine/store/condition.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { activePromotions, keptPromotions } from './discounts/active-promotions.ts';

/** Why a coupon does not count for an order. */
type CouponProblem = 'expired' | 'used_up' | 'other_recipient' | 'used_by_customer';

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

type FoundCoupon =
  | { readonly ok: true; readonly coupon: Rows['coupons'] }
  | { readonly ok: false; readonly reason: 'unknown' | 'inactive' | CouponProblem };

/**
 * The coupon of a code (upper and lower case differ) that may be put on an
 * order. `inactive`: its promotion does not run now, or not in this market.
 */
export const findCoupon = (
  operation: Operation,
  code: string,
  order: Rows['orders'],
): FoundCoupon => {
  const [coupon] = operation.store.where('coupons', { code });
  if (coupon === undefined) return { ok: false, reason: 'unknown' };
  const runs = activePromotions(operation, order, keptPromotions(operation, order)).some(
    (it) => it.coupon_codes_promotion_rule_id === coupon.promotion_rule_id,
  );
  if (!runs) return { ok: false, reason: 'inactive' };
  const reason = couponProblem(operation, coupon, order);
  return reason === null ? { ok: true, coupon } : { ok: false, reason };
};
