import { defineResource, type Resource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { writeRule } from '../promotion/write-rule.ts';
import { removeRule } from '../promotion/remove-rule.ts';
import { audited } from './common.ts';
import { promotionOfRule } from './promotion-rules.ts';

export const couponCodesPromotionRuleShape = shape(
  'coupon_codes_promotion_rules',
  {},
  {
    promotion: promotionOfRule,
    ...audited,
    coupons: many('coupons', 'promotion_rule', 'rowid', 'write'),
  },
);

/** The promotion applies to orders that carry one of the rule's coupon codes. */
export const couponCodesPromotionRules: Resource = defineResource(couponCodesPromotionRuleShape, {
  create: (operation, input) => writeRule(operation, couponCodesPromotionRules, undefined, input),
  update: (operation, row, input) => writeRule(operation, couponCodesPromotionRules, row, input),
  remove: (operation, row) => removeRule(operation, 'coupon_codes_promotion_rules', row),
});
