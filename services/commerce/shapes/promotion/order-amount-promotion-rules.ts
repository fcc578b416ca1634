import { flag, money } from '../../core/attribute.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';
import { promotionOfRule } from './promotion-rules.ts';

export const orderAmountPromotionRuleShape = shape(
  'order_amount_promotion_rules',
  { order_amount: money('write'), use_subtotal: flag('write').or(false) },
  { promotion: promotionOfRule, ...audited },
);
