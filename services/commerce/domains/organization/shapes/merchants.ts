import { text } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const merchantShape = shape(
  'merchants',
  {
    name: text('required', 'write', 'query'),
  },
  {
    address: one('addresses', 'required', 'write'),
    attachments: empty('attachments'),
    ...audited,
  },
);
