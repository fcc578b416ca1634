import { condition } from '../core/condition.ts';
import { createCustomerAddress } from '../customer/create-customer-address.ts';
import { namesOfAddresses } from '../customer/names-of-addresses.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const customerAddressShape = shape(
  'customer_addresses',
  {
    name: text('computed'),
    customer_email: text('create').or(''),
  },
  {
    customer: one('customers', 'create'),
    address: one('addresses', 'required', 'write'),
  },
);

export const customerAddresses = defineResource(customerAddressShape, {
  customer: ['list', 'retrieve', 'create', 'update', 'delete'],
  scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
  compute: { name: namesOfAddresses },
  create: createCustomerAddress,
});
