import { computeCustomClaim, deriveOfToken, ofToken } from '../catalogue/of-token.ts';
import { condition } from '../core/condition.ts';
import { createCustomer } from '../customer/create-customer.ts';
import { removeCustomer } from '../customer/remove-customer.ts';
import { updateCustomer } from '../customer/update-customer.ts';
import { flag, integer, json, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events, tagged, tags } from './common.ts';

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
    ...tagged,
    jwt_custom_claim: json('computed'),
    _request_anonymization: trigger('update', 'internal'),
    _cancel_anonymization: trigger('update', 'internal'),
    anonymization_info: json(),
    anonymization_status: text('query'),
  },
  {
    customer_group: one('customer_groups', 'write'),
    customer_addresses: many('customer_addresses', 'customer'),
    customer_payment_sources: many('customer_payment_sources', 'customer'),
    customer_subscriptions: many('customer_subscriptions', 'customer'),
    orders: many('orders', 'customer'),
    order_subscriptions: empty('order_subscriptions'),
    returns: empty('returns'),
    sku_lists: many('sku_lists', 'customer'),
    attachments: empty('attachments'),
    events,
    tags,
    ...ofToken,
    event_stores: audited.event_stores,
  },
);

export const customers = defineResource(customerShape, {
  emits: ['acquired', 'repeat', 'create_password', 'metadata_update'],
  guest: ['create'],
  customer: ['retrieve', 'update'],
  scope: ({ customerId }, alias) => condition(`${alias}.id = ?`, customerId ?? ''),
  compute: {
    has_password: (rows) => rows.map(({ password_hash }) => password_hash !== null),
    jwt_custom_claim: computeCustomClaim,
  },
  derive: { events: deriveEvents('customers'), ...deriveOfToken },
  create: createCustomer,
  update: updateCustomer,
  remove: removeCustomer,
});
