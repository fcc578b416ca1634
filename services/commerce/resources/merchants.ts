import { audited } from './common.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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

export const merchants = defineResource(merchantShape, {});
