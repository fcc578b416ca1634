import { integer, text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const skuListItemShape = shape(
  'sku_list_items',
  {
    position: integer('write', 'query'),
    sku_code: text('write'),
    quantity: integer('write', 'query').or(1),
  },
  {
    sku_list: one('sku_lists', 'required', 'create'),
    /** Required, but may be given by `sku_code` as well. */
    sku: one('skus', 'create'),
    ...audited,
  },
);
