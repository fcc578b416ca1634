import { defineResource } from '../core/define-resource.ts';
import { oneOf } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { promotionTypes, ruleTypes } from '../promotion/promotion-types.ts';
import { audited } from './common.ts';

/** The promotion a rule belongs to; clients also name its type `promotions`. */
export const promotionOfRule = oneOf([...promotionTypes, 'promotions'], 'write');

export const promotionRuleShape = shape(
  'promotion_rules',
  {},
  { promotion: promotionOfRule, ...audited },
);

/** Rules of all types: each row is shown as what it is. */
export const promotionRules = defineResource(promotionRuleShape, {
  actions: ['list', 'retrieve'],
  sumOf: ruleTypes,
});
