import {
  flag,
  float,
  integer,
  json,
  longText,
  text,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { derived, empty, many, one, through } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';
import { ofToken } from '../../token-shape.ts';

export const skuShape = shape(
  'skus',
  {
    code: text('required', 'write', 'query', 'unique'),
    name: text('required', 'write', 'query'),
    description: longText('write', 'filter'),
    image_url: urlText('write', 'filter'),
    pieces_per_pack: integer('write'),
    weight: float('write'),
    unit_of_weight: text('write'),
    hs_tariff_number: text('write'),
    do_not_ship: flag('write', 'query'),
    do_not_track: flag('write', 'query'),
    inventory: json('computed'),
    jwt_custom_claim: json('computed'),
    ...tagged,
  },
  {
    shipping_category: one('shipping_categories', 'required', 'write'),
    prices: many('prices', 'sku'),
    stock_items: many('stock_items', 'sku'),
    delivery_lead_times: derived('delivery_lead_times'),
    sku_options: derived('sku_options'),
    sku_list_items: many('sku_list_items', 'sku'),
    sku_lists: through('sku_lists', 'sku_list_items', 'sku', 'sku_list'),
    stock_reservations: many('stock_reservations', 'sku'),
    attachments: empty('attachments'),
    links: empty('links'),
    events,
    tags,
    ...ofToken,
    ...audited,
  },
);
