import { audited } from './common.ts';
import { createSkuList } from '../catalogue/create-sku-list.ts';
import { updateSkuList } from '../catalogue/update-sku-list.ts';
import { condition, or } from '../core/condition.ts';
import { deriveListedSkus } from '../inventory/derive-listed-skus.ts';
import { urlText, flag, longText, pattern, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, empty, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const skuListShape = shape(
  'sku_lists',
  {
    name: text('required', 'write', 'query'),
    /** Made from the name when the list is created. */
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

export const skuLists = defineResource(skuListShape, {
  guest: ['list', 'retrieve'],
  scope: (viewer, alias) =>
    or(
      condition(`${alias}.customer_id IS NULL`),
      condition(`${alias}.customer_id = ?`, viewer.customerId ?? ''),
    ),
  derive: { skus: deriveListedSkus },
  create: createSkuList,
  update: updateSkuList,
});
