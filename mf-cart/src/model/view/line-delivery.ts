import type { LeadTime, LineItem, StockLevel } from '@shop/contracts/commerce/order';

/** Days when no stock level fits (section 9). */
export const DEFAULT_DAYS = { minDays: 7, maxDays: 14 } as const;
/** From this many days on a delivery time is shown, otherwise the item is ready in stock (section 9). */
export const SHOWN_FROM_DAYS = 2;

export type LineDelivery = { kind: 'ready' } | { kind: 'days'; minDays: number; maxDays: number };

const hasMethod =
  (method: string) =>
  ({ methods }: LeadTime): boolean =>
    methods.includes(method);

/** The market's own way of travelling; where it is not known, the slowest: no promise of what holds elsewhere. */
const timeOf = ({ leadTimes }: StockLevel, method: string): LeadTime | undefined =>
  leadTimes.find(hasMethod(method)) ?? leadTimes.toSorted((a, b) => b.maxHours - a.maxHours)[0];

/**
 * How soon so many pieces of a line arrive: by the quickest stock level that holds them, 7 to 14 days when none does.
 * Null where the platform says nothing of it, as of a bundle.
 *
 * @param method - reference of the market's shipping method
 */
export const lineDelivery = (
  { levels }: Pick<LineItem, 'levels'>,
  quantity: number,
  method: string,
): LineDelivery | null => {
  if (levels.length === 0) return null;
  const [time] = levels
    .filter((level) => level.quantity >= quantity)
    .flatMap((level) => timeOf(level, method) ?? [])
    .toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours);
  if (!time) return { kind: 'days', ...DEFAULT_DAYS };
  if (time.maxDays < SHOWN_FROM_DAYS) return { kind: 'ready' };
  return { kind: 'days', minDays: time.minDays, maxDays: time.maxDays };
};
