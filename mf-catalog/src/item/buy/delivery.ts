import {
  DEFAULT_DAYS,
  type DeliveryLevel,
  SHOWN_FROM_DAYS,
} from '@shop/contracts/commerce/catalogue';
import { addDays, type CountryCode, formatDate } from '@shop/contracts/market';

/** A delivery within this many hours is prompt (section K). */
const PROMPT_HOURS = 48;
/** A limit above this quantity is not shown (section K). */
const LIMIT_SHOWN_UP_TO = 10;

export type Delivery =
  /** Leaves and arrives so soon that no time is told. */
  | { kind: 'ready' }
  | {
      kind: 'range';
      minDays: number;
      maxDays: number;
      prompt: boolean;
      /** The time applies up to this quantity; null where no limit is shown. */
      limit: number | null;
    };

/**
 * When a quantity arrives: by the quickest stock level that holds it; where it takes several, in parcels of which the
 * slowest counts, as in the cart; in 7 to 14 days where even all together do not.
 *
 * @param levels the item's inventory levels in this market
 * @param quantity the quantity wanted
 * @param stock the quantity that can be sold: a limit equal to it is not shown
 */
export const deliveryOf = (
  levels: readonly DeliveryLevel[],
  quantity = 1,
  stock = Infinity,
): Delivery => {
  const quickest = levels.toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours);
  const whole = quickest.find((it) => it.quantity >= quantity);
  let held = 0;
  const level = whole ?? quickest.find((it) => (held += it.quantity) >= quantity);
  if (!level) return { kind: 'range', ...DEFAULT_DAYS, prompt: false, limit: null };
  if (level.maxDays < SHOWN_FROM_DAYS) return { kind: 'ready' };
  return {
    kind: 'range',
    minDays: level.minDays,
    maxDays: level.maxDays,
    prompt: level.maxHours <= PROMPT_HOURS,
    limit:
      whole && whole.quantity <= Math.min(LIMIT_SHOWN_UP_TO, stock - 1) ? whole.quantity : null,
  };
};

/** Days from which to which a thing arrives, as year-month-day (M8). */
interface Arrival {
  from: string;
  to: string;
}

/**
 * The days a delivery time comes to, counted from today in the country it is sent to, as an order's days are.
 *
 * @param now - the moment it would be ordered
 * @param country - null where it is not known
 */
export const arrivalOf = (
  now: Date,
  country: CountryCode | null,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): Arrival => {
  const today = formatDate(now, country);
  return { from: addDays(today, minDays), to: addDays(today, maxDays) };
};
