import { flag, integer } from '../core/attribute.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { derived, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { derivePromotionSkus } from '../promotion/derive-promotion-skus.ts';
import { writeRule } from '../promotion/write-rule.ts';
import { removeRule } from '../promotion/remove-rule.ts';
import { audited } from './common.ts';
import { promotionOfRule } from './promotion-rules.ts';

export const skuListPromotionRuleShape = shape(
  'sku_list_promotion_rules',
  { all_skus: flag('write').or(false), min_quantity: integer('write') },
  {
    promotion: promotionOfRule,
    ...audited,
    sku_list: one('sku_lists', 'write'),
    skus: derived('skus'),
  },
);

/** The promotion applies to orders that hold SKUs of a list. */
export const skuListPromotionRules: Resource = defineResource(skuListPromotionRuleShape, {
  derive: { skus: derivePromotionSkus },
  create: (operation, input) => writeRule(operation, skuListPromotionRules, undefined, input),
  update: (operation, row, input) => writeRule(operation, skuListPromotionRules, row, input),
  remove: (operation, row) => removeRule(operation, 'sku_list_promotion_rules', row),
});
