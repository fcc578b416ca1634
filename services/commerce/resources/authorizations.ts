import { updateAuthorization } from '../payment/update-authorization.ts';
import { ofShoppersOrder } from './scopes.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';
import { flag, integer, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const authorizationShape = shape(
  'authorizations',
  {
    ...transactionAttributes,
    type: text('hidden', 'query').or('authorizations'),
    cvv_code: text(),
    cvv_message: text(),
    avs_code: text(),
    avs_message: text(),
    fraud_review: text(),
    _capture: trigger('update', 'internal'),
    _capture_amount_cents: integer('command', 'update', 'internal'),
    capture_amount: money(),
    capture_balance: money(),
    _void: trigger('update', 'internal'),
    void_balance: money(),
    _cancel: trigger('update', 'internal'),
    /** The single-use nonce it was tried with. */
    nonce: text('hidden', 'indexed'),
    /** Undone while the order was still a cart: it counts no more towards what is paid. */
    undone: flag('hidden').or(false),
  },
  {
    ...transactionRelationships,
    captures: many('captures', 'reference_authorization'),
    voids: many('voids', 'reference_authorization'),
  },
);

export const authorizations = defineResource(authorizationShape, {
  actions: ['list', 'retrieve', 'update'],
  emits: ['create', 'succeeded', 'failed'],
  scope: ofShoppersOrder,
  derive: { events: deriveEvents('authorizations') },
  update: updateAuthorization,
});
