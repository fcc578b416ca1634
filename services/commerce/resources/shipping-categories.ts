import { audited } from './common.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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

export const shippingCategories = defineResource(shippingCategoryShape, {});
