import type { LineItem, ShippingMethod } from '@commercelayer/sdk';
import { stockLevels, type LeadTime } from '../stock-levels.ts';
import { DEFAULT_DAYS } from '../delivery-days.ts';

/** Days from the order to the door. */
export interface DeliveryDays {
  minDays: number;
  maxDays: number;
}

/** A line's time by a method: from the stock location that has enough, else from the last one asked. */
const timeOfLine = ({ item, quantity }: LineItem, method: ShippingMethod): LeadTime | undefined => {
  if (item?.type !== 'skus') return undefined;
  const levels = stockLevels(item.inventory);
  const level = levels.find((it) => it.quantity >= quantity) ?? levels.at(-1);
  return level?.leadTimes.find(
    ({ methods }) => methods.includes(method.id) || methods.includes(method.name),
  );
};

const platformsTime = ({ delivery_lead_time_for_shipment: it }: ShippingMethod) => {
  const max = it?.max_days ?? it?.min_days ?? null;
  return max === null ? null : { minDays: it?.min_days ?? max, maxDays: max };
};

const slowestOf = (times: readonly LeadTime[]): DeliveryDays | null =>
  times.length > 0
    ? {
        minDays: Math.max(...times.map((it) => it.minDays)),
        maxDays: Math.max(...times.map((it) => it.maxDays)),
      }
    : null;

/**
 * How long a shipping method takes: as the platform says for the shipment, else as long as the slowest of the lines in
 * it; 7 to 14 days where neither tells (section 9). Where several shipments may travel by one method the lines come
 * first: a JSON:API document holds the method once, so with the time of one of the shipments only.
 *
 * @param lines - those of the shipment
 * @param isShared - other shipments of the order may travel by the method too
 */
export const deliveryOfMethod = (
  method: ShippingMethod,
  lines: readonly LineItem[],
  isShared = false,
): DeliveryDays => {
  const known = platformsTime(method);
  if (known && !isShared) return known;
  return slowestOf(lines.flatMap((it) => timeOfLine(it, method) ?? [])) ?? known ?? DEFAULT_DAYS;
};
