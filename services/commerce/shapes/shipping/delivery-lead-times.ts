import { integer } from '../../core/attribute.ts';
import { empty, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
