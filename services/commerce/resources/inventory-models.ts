import { flag, integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const inventoryModelShape = shape(
  'inventory_models',
  {
    name: text('required', 'write', 'query'),
    strategy: text('write', 'query').or('no_split'),
    stock_locations_cutoff: integer('write', 'query').or(2),
    stock_reservation_cutoff: integer('write', 'query').or(3600),
    put_stock_transfers_on_hold: flag('write').or(false),
    manual_stock_decrement: flag('write').or(false),
  },
  {
    inventory_stock_locations: many('inventory_stock_locations', 'inventory_model'),
  },
);

export const inventoryModels = defineResource(inventoryModelShape, {});
