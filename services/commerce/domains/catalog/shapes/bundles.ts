import {
  flag,
  integer,
  longText,
  money,
  text,
  trigger,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { derived, empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

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
    /** Required unless `_compute_price_amount` is set. */
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
