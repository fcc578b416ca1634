import { countBundleSkus, deriveBundledSkus } from '../inventory/derive-listed-skus.ts';
import { ofCurrencyAndMarket } from './scopes.ts';
import { flag, integer, money, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const bundleShape = shape(
  'bundles',
  {
    code: text('required', 'write', 'query', 'indexed'),
    name: text('required', 'write', 'query'),
    currency_code: text('write', 'query'),
    description: text('write', 'filter'),
    image_url: text('write', 'filter'),
    do_not_ship: flag('filter'),
    do_not_track: flag('filter'),
    price_amount: money('required', 'write', 'query'),
    compare_at_amount: money('write', 'query'),
    skus_count: integer('computed'),
  },
  {
    market: one('markets', 'create'),
    sku_list: one('sku_lists', 'required', 'create'),
    skus: derived('skus'),
  },
);

export const bundles = defineResource(bundleShape, {
  guest: ['list', 'retrieve'],
  scope: ofCurrencyAndMarket,
  hiddenAs: 'unauthorized',
  indexMetadata: ['kind', 'categories', 'facts', 'new'],
  compute: { skus_count: countBundleSkus },
  derive: { skus: deriveBundledSkus },
});
