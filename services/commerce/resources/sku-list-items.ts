import { audited } from './common.ts';
import { createSkuListItem } from '../catalogue/create-sku-list-item.ts';
import { removeSkuListItem } from '../catalogue/remove-sku-list-item.ts';
import { updateSkuListItem } from '../catalogue/update-sku-list-item.ts';
import { integer, text } from '../core/attribute.ts';
import { condition } from '../core/condition.ts';
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
    /** Required, but may be given by `sku_code` as well. */
    sku: one('skus', 'create'),
    ...audited,
  },
);

export const skuListItems = defineResource(skuListItemShape, {
  guest: ['list', 'retrieve'],
  // What a list holds is seen by whoever sees the list.
  scope: (viewer, alias) =>
    condition(
      `${alias}.sku_list_id IN (SELECT l.id FROM sku_lists l WHERE l.customer_id IS NULL OR l.customer_id = ?)`,
      viewer.customerId ?? '',
    ),
  create: createSkuListItem,
  update: updateSkuListItem,
  remove: removeSkuListItem,
});
