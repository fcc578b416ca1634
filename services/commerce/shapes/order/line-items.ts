import { flag, float, integer, json, money, text, trigger, urlText } from '../../core/attribute.ts';
import { derivedOne, empty, many, one, oneOf } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited, events, guarded, tagged, tags } from '../common.ts';
import { promotionTypes } from '../promotion/promotion-types.ts';

export const lineItemShape = shape(
  'line_items',
  {
    sku_code: text('write', 'filter'),
    bundle_code: text('write'),
    quantity: integer('required', 'write', 'filter'),
    /** The client sets the unit amount, so repricing skips the line item. */
    _external_price: flag('write', 'internal').or(false),
    _update_quantity: trigger('create'),
    _reserve_stock: trigger('write', 'internal'),
    _reset_restocked_quantity: trigger('write', 'internal'),
    currency_code: text('query'),
    unit_amount: money('write', 'query', 'internal').or(0),
    compare_at_amount: money('write', 'query', 'internal'),
    options_amount: money('update', 'query', 'internal').or(0),
    discount: money('query').or(0),
    total_amount: money('query').or(0),
    tax_amount: money('query').or(0),
    name: text('write', 'query'),
    image_url: urlText('write', 'filter'),
    discount_breakdown: json(),
    tax_rate: float(),
    tax_breakdown: json(),
    item_type: text('create', 'query'),
    frequency: text('write'),
    coupon_code: text(),
    rule_outcomes: json(),
    ...guarded,
    ...tagged,
  },
  {
    order: one('orders', 'required', 'create'),
    item: oneOf(
      [
        'skus',
        'bundles',
        'gift_cards',
        'shipments',
        'payment_methods',
        'adjustments',
        ...promotionTypes,
      ],
      'create',
    ),
    sku: derivedOne('skus'),
    bundle: derivedOne('bundles'),
    adjustment: derivedOne('adjustments'),
    gift_card: derivedOne('gift_cards'),
    shipment: derivedOne('shipments'),
    payment_method: derivedOne('payment_methods'),
    line_item_options: many('line_item_options', 'line_item'),
    return_line_items: empty('return_line_items'),
    shipment_line_items: empty('shipment_line_items'),
    stock_reservations: many('stock_reservations', 'line_item'),
    stock_line_items: many('stock_line_items', 'line_item'),
    stock_transfers: many('stock_transfers', 'line_item'),
    notifications: empty('notifications'),
    events,
    tags,
    event_stores: audited.event_stores,
  },
);
