import { float, text } from '../../core/attribute.ts';
import { empty, many, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

export const packageShape = shape(
  'packages',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'indexed'),
    length: float('required', 'write', 'query'),
    width: float('required', 'write', 'query'),
    height: float('required', 'write', 'query'),
    unit_of_length: text('required', 'write', 'query'),
  },
  {
    stock_location: one('stock_locations', 'required', 'write'),
    parcels: many('parcels', 'package'),
    attachments: empty('attachments'),
    ...audited,
  },
);
