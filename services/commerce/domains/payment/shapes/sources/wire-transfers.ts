import { json } from '../../../../engine/definition/attribute.ts';
import { one } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { audited } from '../../../shared-shapes.ts';

export const wireTransferShape = shape(
  'wire_transfers',
  {
    payment_instrument: json('computed'),
  },
  {
    order: one('orders', 'required', 'write'),
    ...audited,
  },
);
