import {
  deriveAvailableShippingMethods,
  deriveShipmentLeadTime,
  deriveShipmentLines,
} from '../order/derive-of-shipment.ts';
import { updateShipment } from '../order/update-shipment.ts';
import { ofShoppersOrder } from './scopes.ts';
import { datetime, integer, money, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derived, derivedOne, many, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shipmentShape = shape(
  'shipments',
  {
    number: text('update', 'query', 'internal').or(''),
    status: text('query').or('draft'),
    currency_code: text(),
    cost_amount: money('query').or(0),
    skus_count: integer().or(0),
    _upcoming: trigger('update'),
    _cancel: trigger('update'),
    _on_hold: trigger('update'),
    _picking: trigger('update'),
    _packing: trigger('update'),
    _ready_to_ship: trigger('update'),
    _ship: trigger('update'),
    _deliver: trigger('update'),
    on_hold_at: datetime('query'),
    picking_at: datetime('query'),
    packing_at: datetime('query'),
    ready_to_ship_at: datetime('query'),
    shipped_at: datetime('query'),
    delivered_at: datetime('query'),
  },
  {
    order: one('orders', 'required'),
    shipping_category: one('shipping_categories'),
    inventory_stock_location: one('inventory_stock_locations', 'required'),
    stock_location: one('stock_locations'),
    origin_address: one('addresses'),
    shipping_address: one('addresses'),
    shipping_method: one('shipping_methods', 'update'),
    delivery_lead_time: derivedOne('delivery_lead_times'),
    stock_line_items: many('stock_line_items', 'shipment'),
    line_items: derived('line_items'),
    available_shipping_methods: derived('shipping_methods'),
  },
);

export const shipments = defineResource(shipmentShape, {
  actions: ['list', 'retrieve', 'update'],
  guest: ['retrieve', 'update'],
  scope: ofShoppersOrder,
  derive: {
    delivery_lead_time: deriveShipmentLeadTime,
    line_items: deriveShipmentLines,
    available_shipping_methods: deriveAvailableShippingMethods,
  },
  update: updateShipment,
});
