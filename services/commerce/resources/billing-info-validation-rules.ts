import { audited } from './common.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

/** What order validation rules of every kind have in common. */
export const validationRuleRelationships = {
  market: one('markets', 'required', 'write'),
  attachments: empty('attachments'),
  ...audited,
} as const;

export const billingInfoValidationRuleShape = shape(
  'billing_info_validation_rules',
  {},
  validationRuleRelationships,
);

/** A market that has one sells to no one who does not give billing data. */
export const billingInfoValidationRules = defineResource(billingInfoValidationRuleShape, {});
