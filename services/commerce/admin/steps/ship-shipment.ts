import { failure, mustExist, success, type Result } from '../../engine/definition/problem.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../../domains/rows.ts';
import { shipmentWeight } from '../../domains/shipping/shipment-weight.ts';
import { system } from '../../engine/definition/viewer.ts';
import type { Writes } from './write-as-integration.ts';

/** The package created for a stock location that has none; lengths in cm. */
const BOX = { name: 'Box', length: 40, width: 30, height: 30, unit_of_length: 'cm' };

/** Statuses that goods leave from without being picked first. */
const picked = ['picking', 'packing', 'ready_to_ship'];

const packageOf = (store: Store, writes: Writes, locationId: string | null): Result<string> => {
  if (locationId === null) return failure(mustExist('stock_location'));
  const [known] = store.where('packages', { stock_location_id: locationId });
  return known
    ? success(known.id)
    : writes.create('packages', {
        attributes: BOX,
        links: { stock_location: ['stock_locations', locationId] },
      });
};

/**
 * Picks a shipment if necessary, packs it in one parcel with the carrier's tracking number, and ships it.
 *
 * @param trackingNumber - empty for a carrier without tracking; then no parcel is created
 */
export const shipShipment = (
  store: Store,
  writes: Writes,
  shipment: Rows['shipments'],
  trackingNumber: string,
): Result<string> => {
  const { id, status } = shipment;
  if (!picked.includes(status)) {
    const result = writes.update('shipments', id, { _picking: true });
    if (!result.ok) return result;
  }
  if (trackingNumber !== '') {
    const box = packageOf(store, writes, shipment.stock_location_id);
    if (!box.ok) return box;
    const weight = Math.max(1, Math.round(shipmentWeight({ store, viewer: system }, id)));
    const parcel = writes.create('parcels', {
      attributes: { weight, unit_of_weight: 'gr', tracking_number: trackingNumber },
      links: { shipment: ['shipments', id], package: ['packages', box.value] },
    });
    if (!parcel.ok) return parcel;
  }
  return writes.update('shipments', id, { _ship: true });
};
