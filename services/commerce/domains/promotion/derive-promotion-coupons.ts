import { within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';

/** `coupons` of a batch of promotions, through their coupon rules; none for sales channels. */
export const derivePromotionCoupons = (
  promotions: readonly Row[],
  { store, viewer }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  if (viewer.kind !== 'integration') return new Map();
  const promotionOf = new Map(
    promotions.map((row) => [String(row['coupon_codes_promotion_rule_id']), row.id]),
  );
  const found = new Map<string, Row[]>();
  for (const coupon of store.select(
    'coupons',
    within('t.promotion_rule_id', [...promotionOf.keys()]),
  )) {
    const id = promotionOf.get(coupon.promotion_rule_id) ?? '';
    found.set(id, [...(found.get(id) ?? []), coupon]);
  }
  return found;
};
