import { integer, money, text, trigger } from '../../../../engine/definition/attribute.ts';
import { derivedOne, many, one } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

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
    return: derivedOne('returns'),
  },
);
