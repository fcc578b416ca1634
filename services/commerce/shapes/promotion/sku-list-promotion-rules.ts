import { flag, integer } from '../../core/attribute.ts';
import { derived, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';
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
