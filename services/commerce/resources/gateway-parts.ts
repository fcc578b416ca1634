import { datetime, flag, json, text, trigger } from '../core/attribute.ts';
import { many } from '../core/relationship.ts';
import { audited } from './common.ts';

/** What payment gateways of every kind have in common. */
export const gatewayAttributes = {
  name: text('required', 'write', 'query'),
  force_payments: flag('write').or(false),
  /** The last characters of its credentials, to tell them apart. */
  credential_keys: json('computed'),
  _disable: trigger('write'),
  _enable: trigger('write'),
  disabled_at: datetime('query'),
} as const;

export const gatewayRelationships = {
  payment_methods: many('payment_methods', 'payment_gateway'),
  ...audited,
} as const;
