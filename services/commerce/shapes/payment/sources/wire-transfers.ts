import { json } from '../../../core/attribute.ts';
import { one } from '../../../core/relationship.ts';
import { shape } from '../../../core/shape.ts';
import { audited } from '../../common.ts';

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
