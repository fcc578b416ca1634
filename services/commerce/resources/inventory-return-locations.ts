import { audited } from './common.ts';
import { integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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

export const inventoryReturnLocations = defineResource(inventoryReturnLocationShape, {});
