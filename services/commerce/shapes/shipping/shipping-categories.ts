import { text } from '../../core/attribute.ts';
import { empty, many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
