import { integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockLineItemShape = shape(
  'stock_line_items',
  {
    sku_code: text('filter'),
    bundle_code: text(),
    quantity: integer('required', 'query'),
    name: text(),
    image_url: text(),
  },
  {
    shipment: one('shipments'),
    line_item: one('line_items'),
    stock_item: one('stock_items'),
    sku: one('skus'),
  },
);

export const stockLineItems = defineResource(stockLineItemShape, {
  actions: ['list', 'retrieve'],
});
