import { shape } from '../../../engine/definition/shape.ts';
import { validationRuleRelationships } from './billing-info-validation-rules.ts';

export const orderValidationRuleShape = shape(
  'order_validation_rules',
  {},
  validationRuleRelationships,
);
