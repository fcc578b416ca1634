import { text } from '../../../engine/definition/attribute.ts';
import { empty, many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const shippingCategoryShape = shape(
  'shipping_categories',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
  },
  {
    skus: many('skus', 'shipping_category'),
    attachments: empty('attachments'),
    ...audited,
  },
);
