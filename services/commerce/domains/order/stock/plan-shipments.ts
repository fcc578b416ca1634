import { groupBy } from '../../../engine/store/group-by.ts';
import type { Allocation } from './allocate-stock.ts';

/** Goods that travel together: one stock location and one shipping category, or those of a canceled shipment. */
type Parcel = Pick<Allocation, 'locationId' | 'shippingCategoryId' | 'canceledShipmentId'>;

export interface PlannedShipment extends Parcel {
  readonly units: number;
}

export const parcelKey = ({ locationId, shippingCategoryId, canceledShipmentId }: Parcel): string =>
  canceledShipmentId ?? `${locationId} ${shippingCategoryId}`;

/** The shipments a set of allocations makes. */
export const planShipments = (allocations: readonly Allocation[]): PlannedShipment[] =>
  [
    ...groupBy(
      allocations.filter(({ ships }) => ships),
      parcelKey,
    ).values(),
  ].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { locationId, shippingCategoryId, canceledShipmentId } = first;
    const units = group.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      { locationId, shippingCategoryId, units, ...(canceledShipmentId && { canceledShipmentId }) },
    ];
  });
