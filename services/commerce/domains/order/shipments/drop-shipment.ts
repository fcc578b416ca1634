import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/**
 * Removes an empty shipment with its planned stock transfers. Those that the merchant made go on without it, because
 * their units may be on their way.
 */
export const dropShipment = (
  { store, emit }: Operation,
  { id }: Pick<Rows['shipments'], 'id'>,
): void => {
  for (const transfer of store.where('stock_transfers', { shipment_id: id }))
    if (transfer.line_item_id === null)
      store.update('stock_transfers', transfer.id, { shipment_id: null });
    else store.remove('stock_transfers', transfer.id);
  for (const parcel of store.where('parcels', { shipment_id: id }))
    store.remove('parcels', parcel.id);
  store.remove('shipments', id);
  emit('shipments', id, 'destroy');
};
