import { ofStockLocation } from './scopes.ts';
import { audited } from './common.ts';
import { createStockItem } from '../inventory/create-stock-item.ts';
import { deriveReservedStock } from '../inventory/derive-reserved-stock.ts';
import { removeStockItem } from '../inventory/remove-stock-item.ts';
import { updateStockItem } from '../inventory/update-stock-item.ts';
import { integer, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derivedOne, empty, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockItemShape = shape(
  'stock_items',
  {
    sku_code: text('write', 'indexed'),
    quantity: integer('required', 'write', 'query'),
    _validate: trigger('update', 'internal'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    sku: one('skus', 'write'),
    reserved_stock: derivedOne('reserved_stocks'),
    stock_reservations: many('stock_reservations', 'stock_item'),
    attachments: empty('attachments'),
    ...audited,
  },
);

export const stockItems = defineResource(stockItemShape, {
  scope: ofStockLocation,
  indexes: [['sku_id', 'stock_location_id']],
  create: createStockItem,
  update: updateStockItem,
  remove: removeStockItem,
  derive: { reserved_stock: deriveReservedStock },
});
