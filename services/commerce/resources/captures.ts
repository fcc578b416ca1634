import { updateCapture } from '../payment/update-capture.ts';
import { ofShoppersOrder } from './scopes.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';
import { integer, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { emptyOne, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const captureShape = shape(
  'captures',
  {
    ...transactionAttributes,
    type: text('hidden', 'query').or('captures'),
    _refund: trigger('update', 'internal'),
    _refund_amount_cents: integer('command', 'update', 'internal'),
    refund_amount: money(),
    refund_balance: money(),
    _cancel: trigger('update', 'internal'),
  },
  {
    ...transactionRelationships,
    reference_authorization: one('authorizations', 'required'),
    refunds: many('refunds', 'reference_capture'),
    return: emptyOne('returns'),
  },
);

export const captures = defineResource(captureShape, {
  actions: ['list', 'retrieve', 'update'],
  emits: ['create', 'succeeded', 'failed'],
  scope: ofShoppersOrder,
  derive: { events: deriveEvents('captures') },
  update: updateCapture,
});
