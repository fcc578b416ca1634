import type { DeliveryLevel } from './types.ts';

/** A part of a bundle: its own stock levels and its pieces in one bundle. */
export interface PartLevels {
  quantity: number;
  levels: readonly DeliveryLevel[];
}

/** The quickest level that holds so many pieces. */
const levelFor = (levels: readonly DeliveryLevel[], pieces: number): DeliveryLevel | undefined =>
  levels
    .filter((it) => it.quantity >= pieces)
    .toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours)[0];

/**
 * How soon a bundle arrives: complete, so with its slowest part. One level for each number of bundles at which a
 * part has to come from elsewhere.
 */
export const bundleLevels = (parts: readonly PartLevels[]): DeliveryLevel[] => {
  const steps = parts.flatMap(({ levels, quantity }) =>
    levels.map((it) => Math.floor(it.quantity / quantity)),
  );
  return [...new Set(steps)]
    .filter((bundles) => bundles > 0)
    .toSorted((a, b) => a - b)
    .flatMap((bundles) => {
      const times = parts.map((it) => levelFor(it.levels, bundles * it.quantity));
      const [slowest] = times
        .filter((it) => it !== undefined)
        .toSorted((a, b) => b.maxHours - a.maxHours || b.minHours - a.minHours);
      return slowest && !times.includes(undefined) ? [{ ...slowest, quantity: bundles }] : [];
    });
};
