import { text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

export const customerAddressShape = shape(
  'customer_addresses',
  {
    name: text('computed'),
    // Optional, because the official components send the customer relationship without it.
    customer_email: text('create').or(''),
  },
  {
    customer: one('customers', 'required', 'write'),
    address: one('addresses', 'required', 'write'),
    events,
    ...audited,
  },
);
