import { updateTransaction } from '../payment/update-transaction.ts';
import { ofShoppersOrder } from './scopes.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { emptyOne, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const refundShape = shape(
  'refunds',
  {
    ...transactionAttributes,
    type: text('hidden', 'query').or('refunds'),
  },
  {
    ...transactionRelationships,
    reference_capture: one('captures', 'required'),
    return: emptyOne('returns'),
  },
);

export const refunds = defineResource(refundShape, {
  actions: ['list', 'retrieve', 'update'],
  emits: ['create', 'succeeded', 'failed'],
  scope: ofShoppersOrder,
  derive: { events: deriveEvents('refunds') },
  update: updateTransaction('refunds'),
});
