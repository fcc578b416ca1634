import { operation, type Operation } from '../operation.ts';
import { toTrackedShipment } from '../tracking/to-tracked-shipment.ts';
import type { TrackedShipment } from '../tracking/types.ts';

/** The shipments of an order the visitor may see, with their parcels and what carriers reported about these. */
export const listTrackedShipments = (orderId: string): Operation<TrackedShipment[]> =>
  operation(async ({ orders, options }) => {
    const params = { include: ['shipping_method', 'parcels'], pageSize: 25 as const };
    const shipments = await orders.shipments(orderId, params, options);
    return shipments.map((it) => toTrackedShipment({ ...it }));
  });
