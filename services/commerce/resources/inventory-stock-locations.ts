import { audited } from './common.ts';
import { flag, integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const inventoryStockLocationShape = shape(
  'inventory_stock_locations',
  {
    priority: integer('required', 'write', 'query'),
    /** Shipments from here wait until someone lets them go on. */
    on_hold: flag('write', 'query'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    inventory_model: one('inventory_models', 'required', 'write'),
    ...audited,
  },
);

export const inventoryStockLocations = defineResource(inventoryStockLocationShape, {});
