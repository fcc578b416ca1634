import { float, text } from '../../../engine/definition/attribute.ts';
import { empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

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
