import { flag, money } from '../core/attribute.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { writeRule } from '../promotion/write-rule.ts';
import { removeRule } from '../promotion/remove-rule.ts';
import { audited } from './common.ts';
import { promotionOfRule } from './promotion-rules.ts';

export const orderAmountPromotionRuleShape = shape(
  'order_amount_promotion_rules',
  { order_amount: money('write'), use_subtotal: flag('write').or(false) },
  { promotion: promotionOfRule, ...audited },
);

/** The promotion applies to orders worth at least so much. */
export const orderAmountPromotionRules: Resource = defineResource(orderAmountPromotionRuleShape, {
  create: (operation, input) => writeRule(operation, orderAmountPromotionRules, undefined, input),
  update: (operation, row, input) => writeRule(operation, orderAmountPromotionRules, row, input),
  remove: (operation, row) => removeRule(operation, 'order_amount_promotion_rules', row),
});
