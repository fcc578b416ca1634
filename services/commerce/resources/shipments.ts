import { datetime, integer, list, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, derivedOne, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shipmentShape = shape(
  'shipments',
  {
    number: text('update', 'query'),
    status: text('query'),
    currency_code: text(),
    cost_amount: money('query'),
    skus_count: integer(),
    _upcoming: trigger('update'),
    _cancel: trigger('update'),
    _on_hold: trigger('update'),
    _picking: trigger('update'),
    _packing: trigger('update'),
    _ready_to_ship: trigger('update'),
    _ship: trigger('update'),
    _deliver: trigger('update'),
    _reserve_stock: trigger('update'),
    _release_stock: trigger('update'),
    _decrement_stock: trigger('update'),
    _get_rates: trigger('update'),
    selected_rate_id: text('update'),
    rates: list(),
    _purchase: trigger('update'),
    purchase_error_code: text(),
    purchase_error_message: text(),
    get_rates_errors: list(),
    get_rates_started_at: datetime('query'),
    get_rates_completed_at: datetime('query'),
    purchase_started_at: datetime('query'),
    purchase_completed_at: datetime('query'),
    purchase_failed_at: datetime('query'),
    on_hold_at: datetime('query'),
    picking_at: datetime('query'),
    packing_at: datetime('query'),
    ready_to_ship_at: datetime('query'),
    shipped_at: datetime('query'),
    delivered_at: datetime('query'),
  },
  {
    order: one('orders', 'required', 'create'),
    shipping_category: one('shipping_categories', 'write'),
    inventory_stock_location: one('inventory_stock_locations', 'required', 'write'),
    stock_location: one('stock_locations'),
    origin_address: one('addresses'),
    shipping_address: one('addresses', 'write'),
    shipping_method: one('shipping_methods', 'write'),
    delivery_lead_time: derivedOne('delivery_lead_times'),
    stock_line_items: many('stock_line_items', 'shipment'),
    line_items: derived('line_items'),
    available_shipping_methods: derived('shipping_methods'),
  },
);

export const shipments = defineResource(shipmentShape, {});
