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

/**
 * How long a shipping method takes: as the platform says for the shipment, else as long as the slowest of the lines;
 * 7 to 14 days where neither tells (section 9).
 */
export const deliveryOfMethod = (
  method: ShippingMethod,
  lines: readonly LineItem[],
): DeliveryDays => {
  const known = method.delivery_lead_time_for_shipment;
  const max = known?.max_days ?? known?.min_days ?? null;
  if (known && max !== null) return { minDays: known.min_days ?? max, maxDays: max };
  const times = lines.flatMap((line) => timeOfLine(line, method) ?? []);
  if (times.length === 0) return DEFAULT_DAYS;
  return {
    minDays: Math.max(...times.map((it) => it.minDays)),
    maxDays: Math.max(...times.map((it) => it.maxDays)),
  };
};
