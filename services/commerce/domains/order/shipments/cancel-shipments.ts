import type { Operation } from '../../../engine/definition/define-resource.ts';
import { cancelTransfers } from '../stock/cancel-transfers.ts';
import { isDone } from '../lifecycle/is-done.ts';

/** Cancels the shipments of an order that have not left yet, with their transfers. */
export const cancelShipments = (operation: Operation, orderId: string): void => {
  const { store, emit } = operation;
  for (const shipment of store.where('shipments', { order_id: orderId })) {
    if (isDone(shipment)) continue;
    store.update('shipments', shipment.id, { status: 'cancelled' });
    emit('shipments', shipment.id, 'cancel');
    cancelTransfers(operation, shipment.id);
  }
};
