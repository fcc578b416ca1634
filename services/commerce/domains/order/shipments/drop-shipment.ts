import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** Removes an empty shipment with its planned stock transfers. */
export const dropShipment = (
  { store, emit }: Operation,
  { id }: Pick<Rows['shipments'], 'id'>,
): void => {
  for (const type of ['stock_transfers', 'parcels'] as const)
    for (const part of store.where(type, { shipment_id: id })) store.remove(type, part.id);
  store.remove('shipments', id);
  emit('shipments', id, 'destroy');
};
