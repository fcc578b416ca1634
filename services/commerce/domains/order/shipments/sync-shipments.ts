import type { Operation } from '../../../engine/definition/define-resource.ts';
import { modelOfOrder } from '../../inventory/inventory-models.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from '../stock/allocate-stock.ts';
import { dropShipment } from './drop-shipment.ts';
import { parcelKey, planShipments, type PlannedShipment } from '../stock/plan-shipments.ts';
import { syncStockLines } from '../stock/sync-stock-lines.ts';
import { syncTransfers } from '../stock/transfers.ts';

/** The columns of a shipment that depend on its stock location. */
const placeOf = (operation: Operation, order: Rows['orders'], locationId: string) => {
  const { store } = operation;
  const [inventory] = store.where('inventory_stock_locations', {
    stock_location_id: locationId,
    inventory_model_id: modelOfOrder(operation, order)?.id ?? null,
  });
  return {
    stock_location_id: locationId,
    inventory_stock_location_id: inventory?.id ?? '',
    origin_address_id: store.get('stock_locations', locationId)?.address_id ?? null,
  };
};

/**
 * Maps each planned shipment, by its key, to the existing one it continues: the one from the same location, else one
 * whose goods all moved to another location. So a shopper's choice of a method does not depend on which location sells
 * out first. A canceled shipment takes no other goods than those it has.
 */
const continued = (
  present: readonly Rows['shipments'][],
  planned: readonly PlannedShipment[],
): ReadonlyMap<string, Rows['shipments']> => {
  const found = new Map<string, Rows['shipments']>();
  const unmatched = new Set(present);
  const assign = (key: string, shipment: Rows['shipments'] | undefined) => {
    if (shipment === undefined) return;
    found.set(key, shipment);
    unmatched.delete(shipment);
  };
  for (const parcel of planned)
    assign(
      parcelKey(parcel),
      present.find((it) =>
        parcel.canceledShipmentId
          ? it.id === parcel.canceledShipmentId
          : it.status !== 'cancelled' &&
            it.stock_location_id === parcel.locationId &&
            it.shipping_category_id === parcel.shippingCategoryId,
      ),
    );
  for (const parcel of planned) {
    const key = parcelKey(parcel);
    // Only drafts can move: the warehouse may already be working on the others.
    const moves = [...unmatched].find(
      (it) => it.shipping_category_id === parcel.shippingCategoryId && it.status === 'draft',
    );
    if (!found.has(key)) assign(key, moves);
  }
  return found;
};

/**
 * Updates an editable order's shipments to match its goods once the shipping address is known. A shipment that stays or
 * moves keeps its id and its chosen method, and one that is split off inherits the method, unless `forgetMethods` (the
 * goods' total has changed). The fee calculation clears methods no longer available.
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
  const existing = continued(present, planned);
  const staying = new Set([...existing.values()].map(({ id }) => id));
  const methodOf = (categoryId: string): string | null =>
    present.find((it) => it.shipping_category_id === categoryId && it.shipping_method_id !== null)
      ?.shipping_method_id ?? null;

  let rebuilt = staying.size < present.length;
  const shipmentOf = new Map<string, string>();
  planned.forEach((parcel, index) => {
    const { locationId, shippingCategoryId, units } = parcel;
    const key = parcelKey(parcel);
    const shipment = existing.get(key);
    const moves = shipment?.stock_location_id !== locationId;
    const values = {
      number: `#${order.number}/S/${String(index + 1).padStart(3, '0')}`,
      skus_count: units,
      currency_code: order.currency_code,
      shipping_address_id: order.shipping_address_id,
      ...(moves && placeOf(operation, order, locationId)),
      ...(forgetMethods && { shipping_method_id: null }),
    };
    rebuilt ||= moves;
    if (shipment) {
      const changes = Object.entries(values).some(
        ([name, value]) => shipment[name as keyof typeof values] !== value,
      );
      if (changes) store.update('shipments', shipment.id, values);
      if (moves) emit('shipments', shipment.id, 'update');
      shipmentOf.set(key, shipment.id);
      return;
    }
    const created = store.add('shipments', {
      shipping_method_id: methodOf(shippingCategoryId),
      ...values,
      order_id: order.id,
      shipping_category_id: shippingCategoryId,
    });
    shipmentOf.set(key, created);
    emit('shipments', created, 'create');
  });
  syncStockLines(operation, order, allocations, shipmentOf);
  syncTransfers(operation, order, allocations, shipmentOf);
  // After the stock lines, which tell by their shipment whether it was canceled.
  for (const shipment of present) if (!staying.has(shipment.id)) dropShipment(operation, shipment);
  if (rebuilt) emit('orders', order.id, 'rebuild_shipments');
};
