import {
  datetime,
  flag,
  integer,
  list,
  text,
  trigger,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';
import { derivedOne, empty, emptyOne, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const marketShape = shape(
  'markets',
  {
    number: integer(),
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
    facebook_pixel_id: text('write'),
    checkout_url: urlText('write'),
    external_prices_url: urlText('write'),
    external_order_validation_url: urlText('write'),
    private: flag().or(false),
    shipping_cost_cutoff: integer('write'),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
    shared_secret: text('confidential').or(newSecret),
    _regenerate_shared_secret: trigger('update'),
    external_includes: list('write'),
  },
  {
    merchant: one('merchants', 'required', 'write'),
    price_list: one('price_lists', 'required', 'write'),
    base_price_list: derivedOne('price_lists'),
    inventory_model: one('inventory_models', 'required', 'write'),
    subscription_model: emptyOne('subscription_models', 'write'),
    discount_engine: emptyOne('discount_engines', 'write'),
    tax_calculator: one('manual_tax_calculators', 'write'),
    customer_group: one('customer_groups', 'write'),
    geocoder: emptyOne('geocoders', 'write'),
    default_shipping_method: one('shipping_methods', 'write'),
    default_payment_method: one('payment_methods', 'write'),
    stores: empty('stores'),
    price_list_schedulers: empty('price_list_schedulers'),
    order_validation_rules: many('order_validation_rules', 'market'),
    attachments: empty('attachments'),
    ...audited,
  },
);
