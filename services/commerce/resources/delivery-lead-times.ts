import { ofStockLocation } from './scopes.ts';
import { audited } from './common.ts';
import { integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

/** Hours as the days they make, in whole days. */
const daysOf = (hours: number): number => Math.floor(hours / 24);

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
    attachments: empty('attachments'),
    ...audited,
  },
);

export const deliveryLeadTimes = defineResource(deliveryLeadTimeShape, {
  guest: ['list', 'retrieve'],
  scope: ofStockLocation,
  compute: {
    min_days: (rows) => rows.map(({ min_hours }) => daysOf(min_hours)),
    max_days: (rows) => rows.map(({ max_hours }) => daysOf(max_hours)),
  },
});
