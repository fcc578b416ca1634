import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { isPromotionLine } from './discounts/is-promotion-line.ts';

/** A use of a promotion by an order, and of the coupon that gave it. */
interface Use {
  /** Type and id of the promotion. */
  readonly type: string;
  readonly id: string;
  readonly couponCode: string | null;
}

/** The uses of promotions by an order, from its discount lines. */
export const usesOf = (lines: readonly Rows['line_items'][]): Use[] =>
  lines.filter(isPromotionLine).map(({ item_type, item_id, coupon_code }) => ({
    type: item_type ?? '',
    id: item_id ?? '',
    couponCode: coupon_code,
  }));

const countPromotion = ({ store }: Operation, { type, id }: Use, step: 1 | -1): void => {
  const promotion = store.get(type, id) as Row | undefined;
  if (promotion === undefined) return;
  const count = Math.max(0, Number(promotion['total_usage_count']) + step);
  const limit = promotion['total_usage_limit'];
  store.update(type, id, {
    total_usage_count: count,
    total_usage_reached: typeof limit === 'number' && count >= limit,
  });
};

const countCoupon = ({ store }: Operation, code: string, step: 1 | -1): void => {
  const [coupon] = store.where('coupons', { code });
  if (coupon)
    store.update('coupons', coupon.id, { usage_count: Math.max(0, coupon.usage_count + step) });
};

const codesOf = (uses: readonly Use[]): string[] => [
  ...new Set(uses.flatMap(({ couponCode }) => couponCode ?? [])),
];

/** Counts the promotions and coupons that a placed order came to use, and no longer those that it ceased to use. */
export const countUsage = (
  operation: Operation,
  before: readonly Use[],
  after: readonly Use[],
): void => {
  const count = (uses: readonly Use[], others: readonly Use[], step: 1 | -1): void => {
    for (const use of uses)
      if (!others.some(({ id }) => id === use.id)) countPromotion(operation, use, step);
    const otherCodes = codesOf(others);
    for (const code of codesOf(uses))
      if (!otherCodes.includes(code)) countCoupon(operation, code, step);
  };
  count(before, after, -1);
  count(after, before, 1);
};
