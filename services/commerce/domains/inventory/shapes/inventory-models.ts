import { flag, integer, text } from '../../../engine/definition/attribute.ts';
import { empty, many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const inventoryModelShape = shape(
  'inventory_models',
  {
    name: text('required', 'write', 'query'),
    strategy: text('write', 'query').or('no_split'),
    /** Number of stock locations to try, by priority. */
    stock_locations_cutoff: integer('write', 'query').or(2),
    /** Seconds. */
    stock_reservation_cutoff: integer('write', 'query').or(3600),
    put_stock_transfers_on_hold: flag('write').or(false),
    manual_stock_decrement: flag('write').or(false),
  },
  {
    inventory_stock_locations: many('inventory_stock_locations', 'inventory_model'),
    inventory_return_locations: many('inventory_return_locations', 'inventory_model'),
    attachments: empty('attachments'),
    ...audited,
  },
);
