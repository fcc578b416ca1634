import type { Sku } from '@commercelayer/sdk';
import { stockLevels, type LeadTime } from '../stock/stock-levels.ts';
import type { DeliveryLevel } from './types.ts';

/**
 * The delivery time by the market's default method; without one the longest, so that the shop never promises a time of
 * another country.
 */
const timeOf = (
  times: readonly LeadTime[],
  shippingMethod: string | undefined,
): LeadTime | undefined =>
  times.find(({ methods }) => shippingMethod !== undefined && methods.includes(shippingMethod)) ??
  times.toSorted((a, b) => b.maxHours - a.maxHours)[0];

/** How soon a SKU arrives, by stock location. A location without a time says nothing. */
export const toLevels = ({ inventory }: Sku, shippingMethod?: string): DeliveryLevel[] =>
  stockLevels(inventory).flatMap(({ quantity, leadTimes }) => {
    const time = timeOf(leadTimes, shippingMethod);
    if (!time) return [];
    const { minDays, maxDays, minHours, maxHours } = time;
    return [{ quantity, minDays, maxDays, minHours, maxHours }];
  });
