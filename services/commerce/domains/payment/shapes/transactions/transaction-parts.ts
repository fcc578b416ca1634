import { flag, money, text, trigger } from '../../../../engine/definition/attribute.ts';
import { empty, one, oneOf } from '../../../../engine/definition/relationship.ts';
import { audited, events } from '../../../shared-shapes.ts';
import { sourceTypes } from '../sources/source-types.ts';

/** Attributes shared by authorizations, captures, voids and refunds. */
export const transactionAttributes = {
  number: text('required', 'query', 'indexed'),
  payment_method_type: text(),
  currency_code: text('required', 'filter'),
  amount: money('required', 'query'),
  succeeded: flag('update', 'filter', 'internal').or(false),
  message: text('filter'),
  error_code: text('filter'),
  error_detail: text('filter'),
  token: text('filter'),
  gateway_transaction_id: text('filter'),
  _forward: trigger('update', 'internal'),
} as const;

export const transactionRelationships = {
  order: one('orders', 'required'),
  payment_source: oneOf(sourceTypes),
  attachments: empty('attachments'),
  events,
  ...audited,
} as const;
