import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';

/** Removes a shipment its goods have left, with what was planned for it. */
export const dropShipment = (
  { store, emit }: Operation,
  { id }: Pick<Rows['shipments'], 'id'>,
): void => {
  for (const type of ['stock_transfers', 'parcels'] as const)
    for (const part of store.where(type, { shipment_id: id })) store.remove(type, part.id);
  store.remove('shipments', id);
  emit('shipments', id, 'destroy');
};
