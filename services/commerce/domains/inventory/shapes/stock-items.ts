import { integer, text, trigger } from '../../../engine/definition/attribute.ts';
import { derivedOne, empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

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
