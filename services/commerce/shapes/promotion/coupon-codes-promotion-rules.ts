import { many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';
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
