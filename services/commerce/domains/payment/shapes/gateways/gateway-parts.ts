import { datetime, flag, json, text, trigger } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { audited } from '../../../shared-shapes.ts';

/** Attributes shared by payment gateways of all types. */
export const gatewayAttributes = {
  name: text('required', 'write', 'query'),
  force_payments: flag('write').or(false),
  /** Last characters of the credentials, enough to identify them. */
  credential_keys: json('computed'),
  _disable: trigger('write'),
  _enable: trigger('write'),
  disabled_at: datetime('query'),
} as const;

export const gatewayRelationships = {
  payment_methods: many('payment_methods', 'payment_gateway'),
  ...audited,
} as const;
