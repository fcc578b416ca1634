import type { Operation } from '../../../engine/definition/define-resource.ts';
import { goodsOfLines, type Goods } from '../../order/stock/goods-of-lines.ts';
import type { Rows } from '../../rows.ts';
import { activePromotions, keptPromotions, type PromotionRow } from './active-promotions.ts';
import type { Candidate } from './compute-discounts.ts';
import { couponProblem } from '../find-coupon.ts';
import { linesOnList, satisfiesListRule } from './listed-goods.ts';

/** The coupon of an order as long as it counts. One that gave a placed order its discount has been used already. */
const usableCoupon = (
  operation: Operation,
  order: Rows['orders'],
  kept: ReadonlyMap<string, string | null>,
) => {
  if (order.coupon_code === null) return undefined;
  const [coupon] = operation.store.where('coupons', { code: order.coupon_code });
  if (coupon === undefined) return undefined;
  const isUsed = [...kept.values()].includes(coupon.code);
  return isUsed || couponProblem(operation, coupon, order) === null ? coupon : undefined;
};

const candidate = (
  operation: Operation,
  promotion: PromotionRow,
  lines: readonly Rows['line_items'][],
  goods: readonly Goods[],
  couponCode: string | null,
): Candidate | null => {
  const { store } = operation;
  const listRule = store.get('sku_list_promotion_rules', promotion.sku_list_promotion_rule_id);
  if (listRule && !satisfiesListRule(operation, listRule, goods)) return null;
  const list = store.get('sku_lists', promotion.sku_list_id);
  const lineIds = list ? linesOnList(operation, list, lines, goods) : null;
  if (lineIds?.size === 0 && promotion.type !== 'free_shipping_promotions') return null;
  const amountRule = store.get(
    'order_amount_promotion_rules',
    promotion.order_amount_promotion_rule_id,
  );
  return {
    id: promotion.id,
    type: promotion.type,
    name: promotion.name,
    exclusive: promotion.exclusive,
    percentage: promotion.percentage ?? 0,
    fixedAmount: promotion.fixed_amount_cents ?? 0,
    lineIds,
    from: amountRule
      ? { amount: amountRule.order_amount_cents ?? 0, useSubtotal: amountRule.use_subtotal }
      : null,
    couponCode,
  };
};

/** Promotions an order qualifies for, but for what its amount decides; the heaviest first. */
export const candidatesOfOrder = (
  operation: Operation,
  order: Rows['orders'],
  lines: readonly Rows['line_items'][],
  refresh: boolean,
): Candidate[] => {
  const kept = keptPromotions(operation, order);
  const promotions = activePromotions(operation, order, kept, refresh);
  if (promotions.length === 0) return [];
  const goods = goodsOfLines(operation, lines);
  const coupon = usableCoupon(operation, order, kept);
  return promotions.flatMap((promotion) => {
    const rule = promotion.coupon_codes_promotion_rule_id;
    const isUnlocked = rule === null || rule === coupon?.promotion_rule_id;
    // The coupon of a placed order may have been deleted since.
    const keepsCode = order.coupon_code !== null && kept.get(promotion.id) === order.coupon_code;
    if (!isUnlocked && !keepsCode) return [];
    const code = rule === null ? null : order.coupon_code;
    return candidate(operation, promotion, lines, goods, code) ?? [];
  });
};
