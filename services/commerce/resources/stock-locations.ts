import { within } from '../core/condition.ts';
import { flag, integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockLocationShape = shape(
  'stock_locations',
  {
    number: integer(),
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'indexed'),
    label_format: text('write', 'query').or('PDF'),
    suppress_etd: flag('write', 'query'),
  },
  {
    address: one('addresses', 'required', 'write'),
    inventory_stock_locations: many('inventory_stock_locations', 'stock_location'),
    stock_items: many('stock_items', 'stock_location'),
  },
);

export const stockLocations = defineResource(stockLocationShape, {
  scope: ({ markets }, alias) =>
    within(
      `${alias}.id`,
      markets.flatMap(({ stockLocationIds }) => stockLocationIds),
    ),
});
