import { updateTransaction } from '../payment/update-transaction.ts';
import { ofShoppersOrder } from './scopes.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const voidShape = shape(
  'voids',
  {
    ...transactionAttributes,
    type: text('hidden', 'query').or('voids'),
  },
  {
    ...transactionRelationships,
    reference_authorization: one('authorizations', 'required'),
  },
);

export const voids = defineResource(voidShape, {
  actions: ['list', 'retrieve', 'update'],
  emits: ['create', 'succeeded', 'failed'],
  scope: ofShoppersOrder,
  derive: { events: deriveEvents('voids') },
  update: updateTransaction('voids'),
});
