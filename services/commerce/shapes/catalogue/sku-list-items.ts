import { integer, text } from '../../core/attribute.ts';
import { one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
