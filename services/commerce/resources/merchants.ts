import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const merchantShape = shape(
  'merchants',
  {
    name: text('required', 'write', 'query'),
  },
  {
    address: one('addresses', 'required', 'write'),
  },
);

export const merchants = defineResource(merchantShape, {});
