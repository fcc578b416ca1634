import { text } from '../../../../engine/definition/attribute.ts';
import { derivedOne, one } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
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
    return: derivedOne('returns'),
  },
);
