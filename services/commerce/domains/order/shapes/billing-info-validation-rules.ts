import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

/** Relationships shared by order validation rules of all types. */
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
