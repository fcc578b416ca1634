import { within } from '../../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { ReachedMethod } from '../../shipping/derive-method-lead-time.ts';
import { openMethods } from './available-shipping-methods.ts';
import { pricedFor } from './priced-for.ts';

type Shipments = readonly Rows['shipments'][];
type Found = ReadonlyMap<string, readonly Row[]>;

/** `shipments.available_shipping_methods`, each with its price for the shipment. */
export const deriveAvailableShippingMethods = (shipments: Shipments, context: ReadContext): Found =>
  new Map(
    shipments.map((shipment) => {
      const order = context.store.get('orders', shipment.order_id);
      return [shipment.id, order ? openMethods(context, order, shipment) : []];
    }),
  );

/** `shipments.shipping_method`: the chosen one as it is among the available ones, with its price for the shipment. */
export const reachShippingMethod = (
  shipment: Rows['shipments'],
  row: Row,
  context: ReadContext,
): Row => {
  const order = context.store.get('orders', shipment.order_id);
  const method: ReachedMethod = {
    ...(row as Rows['shipping_methods']),
    reached_from: shipment.stock_location_id,
  };
  return order ? pricedFor(context, order)(method) : method;
};

/** `shipments.delivery_lead_time`: of the chosen method from the shipment's location. */
export const deriveShipmentLeadTime = (shipments: Shipments, { store }: ReadContext): Found =>
  new Map(
    shipments.map(({ id, stock_location_id, shipping_method_id }) => [
      id,
      shipping_method_id === null
        ? []
        : store.where('delivery_lead_times', { stock_location_id, shipping_method_id }).slice(0, 1),
    ]),
  );

/** `shipments.line_items`: the order's lines whose goods are in the shipment. */
export const deriveShipmentLines = (shipments: Shipments, { store }: ReadContext): Found => {
  const parts = store.select(
    'stock_line_items',
    within(
      't.shipment_id',
      shipments.map(({ id }) => id),
    ),
  );
  const lines = new Map(
    store
      .getAll(
        'line_items',
        parts.map(({ line_item_id }) => line_item_id),
      )
      .map((line) => [line.id, line]),
  );
  return new Map(
    shipments.map(({ id }) => {
      const ids = parts
        .filter(({ shipment_id }) => shipment_id === id)
        .map(({ line_item_id }) => line_item_id ?? '');
      return [
        id,
        [...new Set(ids)].map((lineId) => lines.get(lineId)).filter((line) => line !== undefined),
      ];
    }),
  );
};
