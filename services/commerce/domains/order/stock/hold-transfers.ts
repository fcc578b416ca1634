import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

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
