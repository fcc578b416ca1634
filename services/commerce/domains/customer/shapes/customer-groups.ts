import { text } from '../../../engine/definition/attribute.ts';
import { empty, many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const customerGroupShape = shape(
  'customer_groups',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
  },
  {
    customers: many('customers', 'customer_group'),
    markets: many('markets', 'customer_group'),
    attachments: empty('attachments'),
    ...audited,
  },
);
