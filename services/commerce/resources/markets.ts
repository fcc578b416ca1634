import { within } from '../core/condition.ts';
import { datetime, flag, integer, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const marketShape = shape(
  'markets',
  {
    number: integer(),
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'indexed'),
    facebook_pixel_id: text('write'),
    checkout_url: text('write'),
    external_prices_url: text('write'),
    external_order_validation_url: text('write'),
    private: flag().or(false),
    shipping_cost_cutoff: integer('write'),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
  },
  {
    merchant: one('merchants', 'required', 'write'),
    price_list: one('price_lists', 'required', 'write'),
    inventory_model: one('inventory_models', 'required', 'write'),
    tax_calculator: one('manual_tax_calculators', 'write'),
    default_shipping_method: one('shipping_methods', 'write'),
    default_payment_method: one('payment_methods', 'write'),
  },
);

export const markets = defineResource(marketShape, {
  guest: ['retrieve'],
  scope: ({ markets: own }, alias) =>
    within(
      `${alias}.id`,
      own.map(({ id }) => id),
    ),
  hiddenAs: 'unauthorized',
});
