import { computeInventory } from '../inventory/compute-inventory.ts';
import {
  deriveSkuLeadTimes,
  deriveSkuLists,
  deriveSkuOptions,
} from '../inventory/derive-of-sku.ts';
import { sellable } from './scopes.ts';
import { flag, float, integer, json, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const skuShape = shape(
  'skus',
  {
    code: text('required', 'write', 'query', 'unique'),
    name: text('required', 'write', 'query'),
    description: text('write', 'filter'),
    image_url: text('write', 'filter'),
    pieces_per_pack: integer('write'),
    weight: float('write'),
    unit_of_weight: text('write'),
    hs_tariff_number: text('write'),
    do_not_ship: flag('write', 'query'),
    do_not_track: flag('write', 'query'),
    inventory: json('computed'),
  },
  {
    shipping_category: one('shipping_categories', 'required', 'write'),
    prices: many('prices', 'sku'),
    stock_items: many('stock_items', 'sku'),
    delivery_lead_times: derived('delivery_lead_times'),
    sku_options: derived('sku_options'),
    sku_list_items: many('sku_list_items', 'sku'),
    sku_lists: derived('sku_lists'),
  },
);

export const skus = defineResource(skuShape, {
  guest: ['list', 'retrieve'],
  scope: sellable,
  hiddenAs: 'unauthorized',
  indexMetadata: ['kind', 'categories', 'facts', 'new'],
  compute: { inventory: computeInventory },
  derive: {
    sku_options: deriveSkuOptions,
    sku_lists: deriveSkuLists,
    delivery_lead_times: deriveSkuLeadTimes,
  },
});
