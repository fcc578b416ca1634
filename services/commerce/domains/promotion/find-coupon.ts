import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { activePromotions } from './discounts/active-promotions.ts';
import { couponProblem, type CouponProblem } from './coupon-problem.ts';

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
  const runs = activePromotions(operation, order).some(
    (it) => it.coupon_codes_promotion_rule_id === coupon.promotion_rule_id,
  );
  if (!runs) return { ok: false, reason: 'inactive' };
  const reason = couponProblem(operation, coupon, order);
  return reason === null ? { ok: true, coupon } : { ok: false, reason };
};
