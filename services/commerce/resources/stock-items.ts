import { ofStockLocation } from './scopes.ts';
import { createStockItem } from '../inventory/create-stock-item.ts';
import { deriveReservedStock } from '../inventory/derive-reserved-stock.ts';
import { integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derivedOne, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockItemShape = shape(
  'stock_items',
  {
    sku_code: text('write', 'indexed'),
    quantity: integer('required', 'write', 'query'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    sku: one('skus', 'write'),
    reserved_stock: derivedOne('reserved_stocks'),
  },
);

export const stockItems = defineResource(stockItemShape, {
  scope: ofStockLocation,
  indexes: [['sku_id', 'stock_location_id']],
  create: createStockItem,
  derive: { reserved_stock: deriveReservedStock },
});
