import {
  deriveAvailableShippingMethods,
  deriveShipmentLeadTime,
  deriveShipmentLines,
  reachShippingMethod,
} from '../order/derive-of-shipment.ts';
import { updateShipment } from '../order/update-shipment.ts';
import { createShipment } from '../shipping/create-shipment.ts';
import { removeShipment } from '../shipping/remove-shipment.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events, tagged, tags } from './common.ts';
import { ofShoppersOrder } from './scopes.ts';
import { datetime, integer, list, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, derivedOne, empty, emptyOne, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shipmentShape = shape(
  'shipments',
  {
    number: text('update', 'query', 'internal').or(''),
    status: text('query').or('draft'),
    currency_code: text(),
    cost_amount: money('query').or(0),
    skus_count: integer().or(0),
    _upcoming: trigger('update', 'internal'),
    _cancel: trigger('update', 'internal'),
    _on_hold: trigger('update'),
    _picking: trigger('update'),
    _packing: trigger('update'),
    _ready_to_ship: trigger('update'),
    _ship: trigger('update'),
    _deliver: trigger('update'),
    _reserve_stock: trigger('update', 'internal'),
    _release_stock: trigger('update', 'internal'),
    _decrement_stock: trigger('update', 'internal'),
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
    ...tagged,
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
    pickup: emptyOne('pickups'),
    shipment_line_items: empty('shipment_line_items'),
    stock_line_items: many('stock_line_items', 'shipment'),
    stock_transfers: many('stock_transfers', 'shipment'),
    line_items: derived('line_items'),
    available_shipping_methods: derived('shipping_methods'),
    carrier_accounts: empty('carrier_accounts'),
    parcels: many('parcels', 'shipment'),
    attachments: empty('attachments'),
    events,
    tags,
    ...audited,
  },
);

export const shipments = defineResource(shipmentShape, {
  emits: [
    'create',
    'upcoming',
    'cancel',
    'on_hold',
    'picking',
    'packing',
    'ready_to_ship',
    'ship',
    'deliver',
    'destroy',
  ],
  guest: ['retrieve', 'update'],
  scope: ofShoppersOrder,
  derive: {
    delivery_lead_time: deriveShipmentLeadTime,
    line_items: deriveShipmentLines,
    available_shipping_methods: deriveAvailableShippingMethods,
    events: deriveEvents('shipments'),
  },
  reach: { shipping_method: reachShippingMethod },
  create: createShipment,
  update: updateShipment,
  remove: removeShipment,
});
