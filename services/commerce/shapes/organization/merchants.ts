import { text } from '../../core/attribute.ts';
import { empty, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
