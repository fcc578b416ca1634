import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { deriveEvents } from '../events/derive-events.ts';
import {
  deriveAvailableShippingMethods,
  deriveShipmentLeadTime,
  deriveShipmentLines,
  reachShippingMethod,
} from '../order/shipments/derive-of-shipment.ts';
import { updateShipment } from '../order/shipments/update-shipment.ts';
import {
  forIntegrations,
  ofCurrencyAndMarket,
  ofShoppersOrder,
  ofShoppersParcel,
  ofShoppersShipment,
  ofStockLocation,
} from '../sales-channel.ts';
import { deliveryLeadTimeShape } from './shapes/delivery-lead-times.ts';
import { packageShape } from './shapes/packages.ts';
import { parcelLineItemShape } from './shapes/parcel-line-items.ts';
import { parcelShape } from './shapes/parcels.ts';
import { shipmentShape } from './shapes/shipments.ts';
import { shippingCategoryShape } from './shapes/shipping-categories.ts';
import { shippingMethodShape } from './shapes/shipping-methods.ts';
import { shippingZoneShape } from './shapes/shipping-zones.ts';
import { createParcelLineItem } from './create-parcel-line-item.ts';
import { createParcel, removeParcel, updateParcel } from './parcels.ts';
import { createShipment, removeShipment } from './shipments.ts';
import { deriveMethodLeadTime } from './derive-method-lead-time.ts';
import { writeShippingMethod } from './write-shipping-method.ts';
import { writeShippingZone } from './write-shipping-zone.ts';

/** Whole days, rounded down. */
const daysOf = (hours: number): number => Math.floor(hours / 24);

/** Resources of shipments, parcels, packages and shipping methods. */
export const shippingResources: readonly Resource[] = [
  defineResource(deliveryLeadTimeShape, {
    guest: ['list', 'retrieve'],
    scope: ofStockLocation,
    compute: {
      min_days: (rows) => rows.map(({ min_hours }) => daysOf(min_hours)),
      max_days: (rows) => rows.map(({ max_hours }) => daysOf(max_hours)),
    },
  }),
  defineResource(shippingCategoryShape),
  defineResource(shippingZoneShape, {
    create: (operation, input) => writeShippingZone(operation, null, input),
    update: (operation, row, input) => writeShippingZone(operation, row, input),
  }),
  defineResource(shippingMethodShape, {
    scope: ofCurrencyAndMarket,
    derive: {
      delivery_lead_time_for_shipment: deriveMethodLeadTime,
      events: deriveEvents('shipping_methods'),
    },
    create: (operation, input) => writeShippingMethod(operation, null, input),
    update: (operation, row, input) => writeShippingMethod(operation, row, input),
  }),
  defineResource(shipmentShape, {
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
  }),
  defineResource(packageShape, { scope: forIntegrations }),
  defineResource(parcelShape, {
    emits: ['tracking_status_update'],
    scope: ofShoppersShipment,
    derive: { events: deriveEvents('parcels') },
    create: createParcel,
    update: updateParcel,
    remove: removeParcel,
  }),
  defineResource(parcelLineItemShape, {
    scope: ofShoppersParcel,
    create: createParcelLineItem,
  }),
];
