import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey } from './plan-shipments.ts';

const keyOf = (shipmentId: string | null, lineId: string | null, originId: string): string =>
  `${shipmentId} ${lineId} ${originId}`;

/**
 * Plans transfers of goods whose stock location is not the one they ship from. Those that the merchant made, which are
 * for no line of the order, are left alone.
 */
export const syncTransfers = (
  { store }: Operation,
  order: Rows['orders'],
  allocations: readonly Allocation[],
  shipmentOf: ReadonlyMap<string, string>,
): void => {
  const present = new Map(
    store
      .where('shipments', { order_id: order.id })
      .flatMap(({ id }) => store.where('stock_transfers', { shipment_id: id }))
      .filter(({ line_item_id }) => line_item_id !== null)
      .map((it) => [keyOf(it.shipment_id, it.line_item_id, it.origin_stock_location_id), it]),
  );
  const required = new Set<string>();
  for (const it of allocations) {
    const shipmentId = shipmentOf.get(parcelKey(it));
    if (it.originId === it.locationId || !it.ships || shipmentId === undefined) continue;
    const key = keyOf(shipmentId, it.lineItemId, it.originId);
    required.add(key);
    const existing = present.get(key);
    if (existing === undefined)
      store.add('stock_transfers', {
        number: String(store.next('stock_transfer_number')),
        quantity: it.quantity,
        sku_id: it.skuId,
        sku_code: it.skuCode,
        origin_stock_location_id: it.originId,
        destination_stock_location_id: it.locationId,
        shipment_id: shipmentId,
        line_item_id: it.lineItemId,
      });
    else if (existing.quantity !== it.quantity)
      store.update('stock_transfers', existing.id, { quantity: it.quantity });
  }
  for (const [key, { id }] of present) if (!required.has(key)) store.remove('stock_transfers', id);
};

/** Puts a shipment's transfers on hold with it, where its inventory model asks for that. */
export const holdTransfers = (
  { store, now, emit }: Operation,
  { id: shipment_id, inventory_stock_location_id }: Rows['shipments'],
): void => {
  const location = store.get('inventory_stock_locations', inventory_stock_location_id);
  const model = store.get('inventory_models', location?.inventory_model_id ?? null);
  if (model?.put_stock_transfers_on_hold !== true) return;
  for (const { id, status } of store.where('stock_transfers', { shipment_id })) {
    if (status !== 'upcoming' && status !== 'picking') continue;
    store.update('stock_transfers', id, { status: 'on_hold', on_hold_at: now });
    emit('stock_transfers', id, 'on_hold');
  }
};

/** Cancels a shipment's transfers as far as they are under way. */
export const cancelTransfers = ({ store, now, emit }: Operation, shipmentId: string): void => {
  for (const { id, status } of store.where('stock_transfers', { shipment_id: shipmentId })) {
    if (status === 'completed' || status === 'cancelled') continue;
    store.update('stock_transfers', id, { status: 'cancelled', cancelled_at: now });
    emit('stock_transfers', id, 'cancel');
  }
};
