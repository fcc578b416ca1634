import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { isPromotionLine } from './discounts/is-promotion-line.ts';

/** Counts the use of every promotion on an order, and of its coupon if that gave one, by 1 or -1. */
export const countUsage = ({ store }: Operation, order: Rows['orders'], step: 1 | -1): void => {
  const lines = store.where('line_items', { order_id: order.id }).filter(isPromotionLine);
  for (const { item_type, item_id } of lines) {
    const promotion = store.get(item_type ?? '', item_id) as Row | undefined;
    if (promotion === undefined) continue;
    const count = Math.max(0, Number(promotion['total_usage_count']) + step);
    const limit = promotion['total_usage_limit'];
    store.update(item_type ?? '', promotion.id, {
      total_usage_count: count,
      total_usage_reached: typeof limit === 'number' && count >= limit,
    });
  }
  const usesCoupon = lines.some(({ coupon_code }) => coupon_code !== null);
  const [coupon] = usesCoupon ? store.where('coupons', { code: order.coupon_code }) : [];
  if (coupon)
    store.update('coupons', coupon.id, { usage_count: Math.max(0, coupon.usage_count + step) });
};
