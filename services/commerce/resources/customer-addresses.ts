import { condition } from '../core/condition.ts';
import { createCustomerAddress } from '../customer/create-customer-address.ts';
import { namesOfAddresses } from '../customer/names-of-addresses.ts';
import { updateCustomerAddress } from '../customer/update-customer-address.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events } from './common.ts';

export const customerAddressShape = shape(
  'customer_addresses',
  {
    name: text('computed'),
    // The official components give the customer alone; the address is the customer's either way.
    customer_email: text('create').or(''),
  },
  {
    customer: one('customers', 'required', 'write'),
    address: one('addresses', 'required', 'write'),
    events,
    ...audited,
  },
);

export const customerAddresses = defineResource(customerAddressShape, {
  customer: ['list', 'retrieve', 'create', 'update', 'delete'],
  scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
  compute: { name: namesOfAddresses },
  derive: { events: deriveEvents('customer_addresses') },
  create: createCustomerAddress,
  update: updateCustomerAddress,
});
