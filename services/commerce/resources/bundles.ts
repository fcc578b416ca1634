import { audited, events, tagged, tags } from './common.ts';
import { countBundleSkus, deriveBundledSkus } from '../inventory/derive-listed-skus.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { writeBundle } from '../catalogue/write-bundle.ts';
import { ofCurrencyAndMarket } from './scopes.ts';
import { urlText, flag, integer, longText, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const bundleShape = shape(
  'bundles',
  {
    code: text('required', 'write', 'query', 'indexed'),
    name: text('required', 'write', 'query'),
    currency_code: text('write', 'query'),
    description: longText('write', 'filter'),
    image_url: urlText('write', 'filter'),
    do_not_ship: flag('filter'),
    do_not_track: flag('filter'),
    /** Required, unless it is to be computed. */
    price_amount: money('write', 'query').or(0),
    compare_at_amount: money('write', 'query'),
    _compute_price_amount: trigger('write'),
    _compute_compare_at_amount: trigger('write'),
    skus_count: integer('computed'),
    ...tagged,
  },
  {
    market: one('markets', 'create'),
    sku_list: one('sku_lists', 'required', 'create'),
    skus: derived('skus'),
    attachments: empty('attachments'),
    events,
    tags,
    ...audited,
  },
);

export const bundles = defineResource(bundleShape, {
  guest: ['list', 'retrieve'],
  scope: ofCurrencyAndMarket,
  hiddenAs: 'unauthorized',
  indexMetadata: ['kind', 'categories', 'facts', 'new'],
  compute: { skus_count: countBundleSkus },
  derive: { skus: deriveBundledSkus, events: deriveEvents('bundles') },
  create: (operation, input) => writeBundle(operation, null, input),
  update: writeBundle,
});
