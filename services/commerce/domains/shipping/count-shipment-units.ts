import type { Operation } from '../../engine/definition/define-resource.ts';

/** Makes a shipment's `skus_count` the sum of its stock lines again. */
export const countShipmentUnits = ({ store }: Operation, shipmentId: string | null): void => {
  const shipment = store.get('shipments', shipmentId);
  if (shipment === undefined) return;
  const units = store
    .where('stock_line_items', { shipment_id: shipment.id })
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (units !== shipment.skus_count) store.update('shipments', shipment.id, { skus_count: units });
};
