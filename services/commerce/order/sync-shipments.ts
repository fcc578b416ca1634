import type { Operation } from '../core/define-resource.ts';
import { modelOfOrder } from '../inventory/model-of-order.ts';
import type { Rows } from '../resources/rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey, planShipments } from './plan-shipments.ts';
import { syncStockLines } from './sync-stock-lines.ts';
import { syncTransfers } from './sync-transfers.ts';

/** Removes a shipment its goods have left, with what was planned for it. */
const dropShipment = ({ store, emit }: Operation, { id }: Rows['shipments']): void => {
  for (const type of ['stock_transfers', 'parcels'] as const)
    for (const part of store.where(type, { shipment_id: id })) store.remove(type, part.id);
  store.remove('shipments', id);
  emit('shipments', id, 'destroy');
};

/**
 * Makes an editable order's shipments fit its goods once the shipping address
 * is known. A shipment that stays keeps its id and its chosen method, unless
 * `forgetMethods` (the goods' total has changed).
 */
export const syncShipments = (
  operation: Operation,
  order: Rows['orders'],
  allocations: readonly Allocation[],
  forgetMethods: boolean,
): void => {
  const { store, emit } = operation;
  const planned = order.shipping_address_id === null ? [] : planShipments(allocations);
  const present = store.where('shipments', { order_id: order.id });
  const keys = new Set(
    planned.map(({ locationId, shippingCategoryId }) => parcelKey(locationId, shippingCategoryId)),
  );
  const kept = new Map<string, Rows['shipments']>();
  for (const shipment of present) {
    const key = parcelKey(shipment.stock_location_id, shipment.shipping_category_id);
    if (keys.has(key) && !kept.has(key)) kept.set(key, shipment);
    else dropShipment(operation, shipment);
  }
  const shipmentOf = new Map<string, string>();
  planned.forEach(({ locationId, shippingCategoryId, units }, index) => {
    const key = parcelKey(locationId, shippingCategoryId);
    const known = kept.get(key);
    const values = {
      number: `#${order.number}/S/${String(index + 1).padStart(3, '0')}`,
      skus_count: units,
      shipping_address_id: order.shipping_address_id,
      ...(forgetMethods && { shipping_method_id: null }),
    };
    if (known) {
      const same =
        known.number === values.number &&
        known.skus_count === units &&
        known.shipping_address_id === order.shipping_address_id &&
        (!forgetMethods || known.shipping_method_id === null);
      if (!same) store.update('shipments', known.id, values);
      shipmentOf.set(key, known.id);
      return;
    }
    const inventory = store.where('inventory_stock_locations', {
      stock_location_id: locationId,
      inventory_model_id: modelOfOrder(operation, order)?.id ?? null,
    });
    const created = store.add('shipments', {
      ...values,
      order_id: order.id,
      currency_code: order.currency_code,
      shipping_category_id: shippingCategoryId,
      stock_location_id: locationId,
      inventory_stock_location_id: inventory[0]?.id ?? '',
      origin_address_id: store.get('stock_locations', locationId)?.address_id ?? null,
    });
    shipmentOf.set(key, created);
    emit('shipments', created, 'create');
  });
  const rebuilt = kept.size < present.length || kept.size < shipmentOf.size;
  if (rebuilt) emit('orders', order.id, 'rebuild_shipments');
  syncStockLines(operation, order, allocations, shipmentOf);
  syncTransfers(operation, order, allocations, shipmentOf);
};
