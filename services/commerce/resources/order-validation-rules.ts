import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { validationRuleRelationships } from './billing-info-validation-rules.ts';

export const orderValidationRuleShape = shape(
  'order_validation_rules',
  {},
  validationRuleRelationships,
);

/** Order validation rules of all types. */
export const orderValidationRules = defineResource(orderValidationRuleShape, {
  actions: ['list', 'retrieve'],
  sumOf: ['billing_info_validation_rules'],
});
