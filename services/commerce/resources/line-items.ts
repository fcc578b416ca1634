import { float, integer, json, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many, one, oneOf } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const lineItemShape = shape(
  'line_items',
  {
    sku_code: text('write', 'filter'),
    bundle_code: text('write'),
    quantity: integer('required', 'write', 'filter'),
    _external_price: trigger('write'),
    _update_quantity: trigger('create'),
    _reserve_stock: trigger('write'),
    _reset_restocked_quantity: trigger('write'),
    currency_code: text('query'),
    unit_amount: money('write', 'query'),
    compare_at_amount: money('write', 'query'),
    options_amount: money('update', 'query'),
    discount: money('query'),
    total_amount: money('query'),
    tax_amount: money('query'),
    name: text('write', 'query'),
    image_url: text('write', 'filter'),
    discount_breakdown: json(),
    tax_rate: float(),
    tax_breakdown: json(),
    item_type: text('create', 'query'),
    frequency: text('write'),
    coupon_code: text(),
  },
  {
    order: one('orders', 'required', 'create'),
    item: oneOf(['skus', 'bundles', 'shipments', 'payment_methods', 'adjustments'], 'create'),
    sku: one('skus'),
    bundle: one('bundles'),
    adjustment: one('adjustments'),
    shipment: one('shipments'),
    payment_method: one('payment_methods'),
    line_item_options: many('line_item_options', 'line_item'),
    stock_line_items: many('stock_line_items', 'line_item'),
  },
);

export const lineItems = defineResource(lineItemShape, {});
