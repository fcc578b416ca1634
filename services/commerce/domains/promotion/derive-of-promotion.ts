import { within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { deriveListedSkus } from '../inventory/derive-listed-skus.ts';

/** `coupons` of a batch of promotions, through their coupon rules. */
export const derivePromotionCoupons = (
  promotions: readonly Row[],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
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

/** `skus` of a batch of promotions or rules: those of their SKU lists. */
export const derivePromotionSkus = (
  rows: readonly Row[],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lists = context.store.getAll(
    'sku_lists',
    rows.map((row) => row['sku_list_id'] as string | null),
  );
  const skus = deriveListedSkus(lists, context);
  return new Map(rows.map((row) => [row.id, skus.get(String(row['sku_list_id'])) ?? []]));
};
