import { integer } from '../../core/attribute.ts';
import { one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
