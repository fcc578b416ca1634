import {
  datetime,
  flag,
  float,
  list,
  money,
  text,
  trigger,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { derivedOne, empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, guarded, tagged, tags } from '../../shared-shapes.ts';

export const shippingMethodShape = shape(
  'shipping_methods',
  {
    name: text('required', 'write', 'query'),
    scheme: text('write', 'query').or('flat'),
    currency_code: text('write', 'query'),
    external_prices_url: urlText('write'),
    price_amount: money('required', 'write', 'query'),
    free_over_amount: money('write', 'query'),
    use_subtotal: flag('write'),
    /** Set only if the method is included from a shipment. */
    price_amount_for_shipment: money(),
    min_weight: float('write'),
    max_weight: float('write'),
    unit_of_weight: text('write'),
    tax_code: text('write'),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
    ...guarded,
    shared_secret: text('confidential').or(''),
    _regenerate_shared_secret: trigger('update'),
    external_includes: list('write'),
    ...tagged,
  },
  {
    market: one('markets', 'write'),
    shipping_zone: one('shipping_zones', 'write'),
    shipping_category: one('shipping_categories', 'write'),
    stock_location: one('stock_locations', 'write'),
    delivery_lead_time_for_shipment: derivedOne('delivery_lead_times'),
    shipping_method_tiers: empty('shipping_method_tiers'),
    shipping_weight_tiers: empty('shipping_weight_tiers'),
    attachments: empty('attachments'),
    notifications: empty('notifications'),
    events,
    tags,
    ...audited,
  },
);
