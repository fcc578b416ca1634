import { flag, integer, text } from '../../../engine/definition/attribute.ts';
import { derived, empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const stockLocationShape = shape(
  'stock_locations',
  {
    number: integer(),
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
    label_format: text('write', 'query').or('PDF'),
    suppress_etd: flag('write', 'query'),
  },
  {
    address: one('addresses', 'required', 'write'),
    inventory_stock_locations: many('inventory_stock_locations', 'stock_location'),
    inventory_return_locations: many('inventory_return_locations', 'stock_location'),
    stock_items: many('stock_items', 'stock_location'),
    stock_transfers: derived('stock_transfers'),
    stores: empty('stores'),
    attachments: empty('attachments'),
    ...audited,
  },
);
