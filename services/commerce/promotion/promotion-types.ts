/** Promotions the platform keeps, those that are weighed first before the others. */
export const promotionTypes = [
  'percentage_discount_promotions',
  'fixed_amount_promotions',
  'free_shipping_promotions',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Rules a promotion may have, one of each. */
export const ruleTypes = [
  'coupon_codes_promotion_rules',
  'order_amount_promotion_rules',
  'sku_list_promotion_rules',
] as const;
export type RuleType = (typeof ruleTypes)[number];

/** The relationship of a promotion to its rule of a type. */
export const relationshipOfRule = {
  coupon_codes_promotion_rules: 'coupon_codes_promotion_rule',
  order_amount_promotion_rules: 'order_amount_promotion_rule',
  sku_list_promotion_rules: 'sku_list_promotion_rule',
} as const satisfies Record<RuleType, string>;
