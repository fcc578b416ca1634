import { ofShoppersOrder } from './scopes.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const transactionShape = shape(
  'transactions',
  { ...transactionAttributes, type: text('hidden', 'query') },
  transactionRelationships,
);

export const transactions = defineResource(transactionShape, {
  actions: ['list', 'retrieve'],
  sumOf: ['authorizations', 'captures', 'voids', 'refunds'],
  scope: ofShoppersOrder,
  derive: { events: deriveEvents('transactions') },
});
