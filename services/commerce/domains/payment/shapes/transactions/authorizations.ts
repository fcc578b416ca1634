import { flag, integer, money, text, trigger } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

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
    /** The single-use nonce of the attempt. */
    nonce: text('hidden', 'indexed'),
    /** Reverted before the order was placed; excluded from the paid amount. */
    undone: flag('hidden').or(false),
  },
  {
    ...transactionRelationships,
    captures: many('captures', 'reference_authorization'),
    voids: many('voids', 'reference_authorization'),
  },
);
