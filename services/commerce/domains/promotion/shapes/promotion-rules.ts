import { oneOf } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
import { promotionTypes } from './promotion-types.ts';

/** Promotion of a rule. Clients may also send the generic type `promotions`. */
export const promotionOfRule = oneOf([...promotionTypes, 'promotions'], 'write');

export const promotionRuleShape = shape(
  'promotion_rules',
  {},
  { promotion: promotionOfRule, ...audited },
);
