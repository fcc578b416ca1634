import { createLineItem } from '../order/create-line-item.ts';
import { itemsOfType } from '../order/items-of-type.ts';
import { removeLineItem } from '../order/remove-line-item.ts';
import { updateLineItem } from '../order/update-line-item.ts';
import { ofShoppersOrder } from './scopes.ts';
import { float, integer, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derivedOne, many, one, oneOf } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const lineItemShape = shape(
  'line_items',
  {
    sku_code: text('create', 'filter'),
    bundle_code: text('create'),
    quantity: integer('required', 'write', 'filter'),
    _update_quantity: trigger('create'),
    currency_code: text('query'),
    unit_amount: money('write', 'query', 'internal').or(0),
    compare_at_amount: money('write', 'query', 'internal'),
    options_amount: money('query').or(0),
    discount: money('query').or(0),
    total_amount: money('query').or(0),
    tax_amount: money('query').or(0),
    name: text('write', 'query'),
    image_url: text('write', 'filter'),
    tax_rate: float(),
    item_type: text('query'),
  },
  {
    order: one('orders', 'required', 'create'),
    item: oneOf(['skus', 'bundles', 'shipments', 'payment_methods', 'adjustments'], 'create'),
    sku: derivedOne('skus'),
    bundle: derivedOne('bundles'),
    adjustment: derivedOne('adjustments'),
    shipment: derivedOne('shipments'),
    payment_method: derivedOne('payment_methods'),
    line_item_options: many('line_item_options', 'line_item'),
    stock_line_items: many('stock_line_items', 'line_item'),
  },
);

export const lineItems = defineResource(lineItemShape, {
  guest: ['retrieve', 'create', 'update', 'delete'],
  scope: ofShoppersOrder,
  derive: {
    sku: itemsOfType('skus'),
    bundle: itemsOfType('bundles'),
    adjustment: itemsOfType('adjustments'),
    shipment: itemsOfType('shipments'),
    payment_method: itemsOfType('payment_methods'),
  },
  create: createLineItem,
  update: updateLineItem,
  remove: removeLineItem,
});
