import { groupBy } from '../../../engine/store/group-by.ts';
import type { Allocation } from './allocate-stock.ts';

/** Goods that travel together: one stock location and one shipping category. */
export interface PlannedShipment {
  readonly locationId: string;
  readonly shippingCategoryId: string;
  readonly units: number;
}

export const parcelKey = (locationId: string | null, categoryId: string | null): string =>
  `${locationId} ${categoryId}`;

/** The shipments a set of allocations makes. */
export const planShipments = (allocations: readonly Allocation[]): PlannedShipment[] =>
  [
    ...groupBy(
      allocations.filter(({ ships }) => ships),
      ({ locationId, shippingCategoryId }) => parcelKey(locationId, shippingCategoryId),
    ).values(),
  ].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { locationId, shippingCategoryId } = first;
    const units = group.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ locationId, shippingCategoryId, units }];
  });
