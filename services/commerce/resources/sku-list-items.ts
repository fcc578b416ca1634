import { createSkuListItem } from '../inventory/create-sku-list-item.ts';
import { integer, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const skuListItemShape = shape(
  'sku_list_items',
  {
    position: integer('write', 'query'),
    sku_code: text('write'),
    quantity: integer('write', 'query').or(1),
  },
  {
    sku_list: one('sku_lists', 'required', 'create'),
    sku: one('skus', 'create'),
  },
);

export const skuListItems = defineResource(skuListItemShape, {
  create: createSkuListItem,
});
