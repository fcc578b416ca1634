import { ofStockLocation } from './scopes.ts';
import { integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const deliveryLeadTimeShape = shape(
  'delivery_lead_times',
  {
    min_hours: integer('required', 'write', 'query'),
    max_hours: integer('required', 'write', 'query'),
    min_days: integer('computed'),
    max_days: integer('computed'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    shipping_method: one('shipping_methods', 'required', 'write'),
  },
);

export const deliveryLeadTimes = defineResource(deliveryLeadTimeShape, {
  guest: ['list', 'retrieve'],
  scope: ofStockLocation,
  compute: {
    min_days: (rows) => rows.map(({ min_hours }) => Math.floor(min_hours / 24)),
    max_days: (rows) => rows.map(({ max_hours }) => Math.floor(max_hours / 24)),
  },
});
