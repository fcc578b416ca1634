import { text } from '../../core/attribute.ts';
import { empty, many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
