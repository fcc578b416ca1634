import { createPaymentSource } from '../payment/create-payment-source.ts';
import { removePaymentSource } from '../payment/remove-payment-source.ts';
import type { SourceType } from '../payment/source-types.ts';
import { updatePaymentSource } from '../payment/update-payment-source.ts';
import { integer, json } from '../core/attribute.ts';
import { one } from '../core/relationship.ts';
import { audited } from './common.ts';
import { ofShoppersOrder } from './scopes.ts';

/** What payment sources of gateways have in common. */
export const sourceAttributes = { payment_instrument: json() } as const;

/** Goes with sources whose gateway is told the amount when they are made; `mismatchedIntents` compares it. */
export const intentAttributes = { intent_cents: integer('hidden') } as const;

export const sourceRelationships = {
  order: one('orders', 'required', 'write'),
  payment_gateway: one('payment_gateways', 'required'),
  ...audited,
} as const;

/** Who may do what with payment sources, and what happens then. */
export const sourceBehaviour = (type: SourceType) =>
  ({
    guest: ['retrieve', 'create', 'update', 'delete'],
    scope: ofShoppersOrder,
    create: createPaymentSource(type),
    update: updatePaymentSource(type),
    remove: removePaymentSource(type),
  }) as const;
