import { many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
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
