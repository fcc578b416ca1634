import { text } from '../../core/attribute.ts';
import { one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited, events } from '../common.ts';

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
