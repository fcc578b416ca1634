import { text } from '../../../../engine/definition/attribute.ts';
import { one } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
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
