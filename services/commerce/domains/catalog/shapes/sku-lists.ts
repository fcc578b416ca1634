import { flag, longText, pattern, text, urlText } from '../../../engine/definition/attribute.ts';
import { derived, empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const skuListShape = shape(
  'sku_lists',
  {
    name: text('required', 'write', 'query'),
    /** Derived from the name on creation. */
    slug: text('query', 'indexed').or(''),
    description: longText('write', 'filter'),
    image_url: urlText('write', 'filter'),
    manual: flag('write', 'query').or(true),
    sku_code_regex: pattern('write'),
  },
  {
    customer: one('customers', 'write'),
    skus: derived('skus'),
    sku_list_items: many('sku_list_items', 'sku_list'),
    bundles: many('bundles', 'sku_list'),
    attachments: empty('attachments'),
    links: empty('links'),
    ...audited,
  },
);
