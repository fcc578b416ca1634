import { condition } from '../core/condition.ts';
import { createCustomer } from '../customer/create-customer.ts';
import { removeCustomer } from '../customer/remove-customer.ts';
import { updateCustomer } from '../customer/update-customer.ts';
import { flag, integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const customerShape = shape(
  'customers',
  {
    email: text('required', 'write', 'query', 'unique'),
    password: text('write', 'command'),
    status: text('query').or('prospect'),
    has_password: flag('computed'),
    /** scrypt, as `salt:hash`; null for a customer who has never set a password. */
    password_hash: text('hidden'),
    total_orders_count: integer('query').or(0),
    shopper_reference: text('write'),
    profile_id: text('write'),
    tax_exemption_code: text('write'),
  },
  {
    customer_addresses: many('customer_addresses', 'customer'),
    customer_subscriptions: many('customer_subscriptions', 'customer'),
    orders: many('orders', 'customer'),
  },
);

export const customers = defineResource(customerShape, {
  guest: ['create'],
  customer: ['retrieve', 'update'],
  scope: ({ customerId }, alias) => condition(`${alias}.id = ?`, customerId ?? ''),
  compute: { has_password: (rows) => rows.map(({ password_hash }) => password_hash !== null) },
  create: createCustomer,
  update: updateCustomer,
  remove: removeCustomer,
});
