import type { Operation } from '../../../engine/definition/define-resource.ts';

/** Cancels a shipment's transfers as far as they are under way. */
export const cancelTransfers = ({ store, now, emit }: Operation, shipmentId: string): void => {
  for (const { id, status } of store.where('stock_transfers', { shipment_id: shipmentId })) {
    if (status === 'completed' || status === 'cancelled') continue;
    store.update('stock_transfers', id, { status: 'cancelled', cancelled_at: now });
    emit('stock_transfers', id, 'cancel');
  }
};
