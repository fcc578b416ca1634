import { integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const reservedStockShape = shape(
  'reserved_stocks',
  {
    quantity: integer('query').or(0),
  },
  {
    stock_item: one('stock_items', 'required'),
    sku: one('skus', 'required'),
  },
);

export const reservedStocks = defineResource(reservedStockShape, {
  actions: ['list', 'retrieve'],
});
