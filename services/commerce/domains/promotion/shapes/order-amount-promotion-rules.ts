import { flag, money } from '../../../engine/definition/attribute.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
import { promotionOfRule } from './promotion-rules.ts';

export const orderAmountPromotionRuleShape = shape(
  'order_amount_promotion_rules',
  { order_amount: money('write'), use_subtotal: flag('write').or(false) },
  { promotion: promotionOfRule, ...audited },
);
