import { text } from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

export const transactionShape = shape(
  'transactions',
  { ...transactionAttributes, type: text('hidden', 'query') },
  transactionRelationships,
);
