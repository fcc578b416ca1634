import { text } from '../../../core/attribute.ts';
import { one } from '../../../core/relationship.ts';
import { shape } from '../../../core/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

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
