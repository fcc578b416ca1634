/** Supported promotion types in order of evaluation. */
export const promotionTypes = [
  'percentage_discount_promotions',
  'fixed_amount_promotions',
  'free_shipping_promotions',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Promotion rule types; a promotion has at most one rule of each. */
export const ruleTypes = [
  'coupon_codes_promotion_rules',
  'order_amount_promotion_rules',
  'sku_list_promotion_rules',
] as const;
export type RuleType = (typeof ruleTypes)[number];

/** Relationship from a promotion to its rule, by rule type. */
export const relationshipOfRule = {
  coupon_codes_promotion_rules: 'coupon_codes_promotion_rule',
  order_amount_promotion_rules: 'order_amount_promotion_rule',
  sku_list_promotion_rules: 'sku_list_promotion_rule',
} as const satisfies Record<RuleType, string>;
