import { integer, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockLineItemShape = shape(
  'stock_line_items',
  {
    sku_code: text('write', 'filter'),
    bundle_code: text(),
    quantity: integer('required', 'write', 'query'),
    _reserve_stock: trigger('update'),
    _release_stock: trigger('update'),
    _decrement_stock: trigger('update'),
    name: text(),
    image_url: text(),
  },
  {
    shipment: one('shipments', 'write'),
    line_item: one('line_items', 'write'),
    stock_item: one('stock_items', 'write'),
    sku: one('skus', 'write'),
  },
);

export const stockLineItems = defineResource(stockLineItemShape, {});
