import type { Operation } from '../../../engine/definition/define-resource.ts';

/**
 * Tells the warehouses of a placed order: its shipments are upcoming, or on
 * hold where their stock location asks for it. Their transfers follow them.
 */
export const sendShipments = ({ store, now, emit }: Operation, orderId: string): void => {
  for (const shipment of store.where('shipments', { order_id: orderId })) {
    if (shipment.status !== 'draft') continue;
    const location = store.get('inventory_stock_locations', shipment.inventory_stock_location_id);
    const status = location?.on_hold === true ? 'on_hold' : 'upcoming';
    store.update('shipments', shipment.id, {
      status,
      ...(status === 'on_hold' && { on_hold_at: now }),
    });
    emit('shipments', shipment.id, status);
    const model = store.get('inventory_models', location?.inventory_model_id ?? null);
    const onHold = status === 'on_hold' && model?.put_stock_transfers_on_hold === true;
    for (const { id } of store.where('stock_transfers', { shipment_id: shipment.id }))
      store.update('stock_transfers', id, {
        status: onHold ? 'on_hold' : 'upcoming',
        ...(onHold && { on_hold_at: now }),
      });
  }
};
