import { flag, integer } from '../../../engine/definition/attribute.ts';
import { derived, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
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
