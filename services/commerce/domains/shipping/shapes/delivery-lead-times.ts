import { integer } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

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
