import { text } from '../../../core/attribute.ts';
import { emptyOne, one } from '../../../core/relationship.ts';
import { shape } from '../../../core/shape.ts';
import { transactionAttributes, transactionRelationships } from './transaction-parts.ts';

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
