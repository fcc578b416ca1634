import { integer, json } from '../../../../engine/definition/attribute.ts';
import { one } from '../../../../engine/definition/relationship.ts';
import { audited } from '../../../shared-shapes.ts';

/** Attributes shared by the payment sources of gateways. */
export const sourceAttributes = { payment_instrument: json() } as const;

/** For gateways that fix the amount on creation; `mismatchedIntents` compares it with the order total. */
export const intentAttributes = { intent_cents: integer('hidden') } as const;

export const sourceRelationships = {
  order: one('orders', 'required', 'write'),
  payment_gateway: one('payment_gateways', 'required'),
  ...audited,
} as const;
