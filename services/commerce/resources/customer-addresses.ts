import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const customerAddressShape = shape(
  'customer_addresses',
  {
    name: text(),
    customer_email: text('required', 'create'),
  },
  {
    customer: one('customers', 'required', 'write'),
    address: one('addresses', 'required', 'write'),
  },
);

export const customerAddresses = defineResource(customerAddressShape, {});
