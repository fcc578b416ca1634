import { text } from '../../../core/attribute.ts';
import { shape } from '../../../core/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

export const transactionShape = shape(
  'transactions',
  { ...transactionAttributes, type: text('hidden', 'query') },
  transactionRelationships,
);
