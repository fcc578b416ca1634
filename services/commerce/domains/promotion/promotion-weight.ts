import { promotionTypes, type PromotionType } from './shapes/promotion-types.ts';

/** A promotion without a priority comes after all that have one. */
const lowestPriority = 9_999;
const minutes = 100_000_000;

/**
 * How early a promotion applies; the heaviest first. Exclusive ones come before
 * the others, then it is the priority (a lower number is heavier), the type and
 * the time it started, in this order.
 */
export const promotionWeight = (
  type: PromotionType,
  promotion: {
    readonly exclusive: boolean;
    readonly priority: number | null;
    readonly starts_at: string;
  },
): number => {
  const priority = Math.min(Math.max(promotion.priority ?? lowestPriority, 0), lowestPriority);
  const started = Math.floor(Date.parse(promotion.starts_at) / 60_000);
  const digits = [
    [promotion.exclusive ? 1 : 0, 10_000],
    [lowestPriority - priority, 10],
    [9 - promotionTypes.indexOf(type), minutes],
  ] as const;
  const weight = digits.reduce((sum, [digit, base]) => (sum + digit) * base, 0);
  return weight + (minutes - 1 - Math.min(Math.max(started, 0), minutes - 1));
};
