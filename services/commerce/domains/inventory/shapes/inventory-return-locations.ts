import { integer } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const inventoryReturnLocationShape = shape(
  'inventory_return_locations',
  {
    priority: integer('required', 'write', 'query'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    inventory_model: one('inventory_models', 'required', 'write'),
    ...audited,
  },
);
