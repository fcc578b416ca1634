import { ofCurrencyAndMarket } from './scopes.ts';
import { datetime, flag, float, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shippingMethodShape = shape(
  'shipping_methods',
  {
    name: text('required', 'write', 'query'),
    scheme: text('write', 'query').or('flat'),
    currency_code: text('write', 'query'),
    external_prices_url: text('write'),
    price_amount: money('required', 'write', 'query'),
    free_over_amount: money('write', 'query'),
    use_subtotal: flag('write'),
    /** Known only where the method was reached from a shipment. */
    price_amount_for_shipment: money(),
    min_weight: float('write'),
    max_weight: float('write'),
    unit_of_weight: text('write'),
    tax_code: text('write'),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
  },
  {
    market: one('markets', 'write'),
    shipping_zone: one('shipping_zones', 'write'),
    shipping_category: one('shipping_categories', 'write'),
    stock_location: one('stock_locations', 'write'),
  },
);

export const shippingMethods = defineResource(shippingMethodShape, {
  scope: ofCurrencyAndMarket,
});
