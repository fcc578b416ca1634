import { flag, integer, json, text, trigger } from '../../../engine/definition/attribute.ts';
import { empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';
import { ofToken } from '../../token-shape.ts';

export const customerShape = shape(
  'customers',
  {
    email: text('required', 'write', 'query', 'unique'),
    password: text('write', 'command'),
    status: text('query').or('prospect'),
    has_password: flag('computed'),
    /** scrypt, as `salt:hash:N`; null for a customer who has never set a password. */
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
    returns: many('returns', 'customer'),
    sku_lists: many('sku_lists', 'customer'),
    attachments: empty('attachments'),
    events,
    tags,
    ...ofToken,
    event_stores: audited.event_stores,
  },
);
