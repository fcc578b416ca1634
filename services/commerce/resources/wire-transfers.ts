import { json } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const wireTransferShape = shape(
  'wire_transfers',
  {
    payment_instrument: json(),
  },
  {
    order: one('orders', 'required', 'write'),
  },
);

export const wireTransfers = defineResource(wireTransferShape, {});
