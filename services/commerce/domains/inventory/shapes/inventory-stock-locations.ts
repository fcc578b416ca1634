import { flag, integer } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const inventoryStockLocationShape = shape(
  'inventory_stock_locations',
  {
    priority: integer('required', 'write', 'query'),
    /** Shipments from this location start on hold. */
    on_hold: flag('write', 'query'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    inventory_model: one('inventory_models', 'required', 'write'),
    ...audited,
  },
);
