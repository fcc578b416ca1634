import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shippingCategoryShape = shape(
  'shipping_categories',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'indexed'),
  },
  {
    skus: many('skus', 'shipping_category'),
  },
);

export const shippingCategories = defineResource(shippingCategoryShape, {});
