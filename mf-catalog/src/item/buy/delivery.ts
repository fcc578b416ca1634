import {
  DEFAULT_DAYS,
  type DeliveryLevel,
  SHOWN_FROM_DAYS,
} from '@shop/contracts/commerce/catalogue';

/** A delivery within this many hours is prompt (section K). */
const PROMPT_HOURS = 48;
/** A limit above this quantity is not shown (section K). */
const LIMIT_SHOWN_UP_TO = 10;

export type Delivery =
  /** Arrives so soon that no delivery time is shown. */
  | { kind: 'ready' }
  | {
      kind: 'range';
      minDays: number;
      maxDays: number;
      prompt: boolean;
      /** The time applies up to this quantity; null if no limit is shown. */
      limit: number | null;
    };

/**
 * Delivery time for a quantity: that of the quickest stock level that holds it. If it takes several levels, the
 * slowest parcel counts, as in the cart. If all levels together are not enough, 7 to 14 days.
 *
 * @param levels the item's inventory levels in this market
 * @param quantity selected quantity
 * @param stock sellable quantity: a limit equal to it is not shown
 */
export const deliveryOf = (
  levels: readonly DeliveryLevel[],
  quantity = 1,
  stock = Infinity,
): Delivery => {
  const quickest = levels.toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours);
  const single = quickest.find((it) => it.quantity >= quantity);
  let available = 0;
  const level = single ?? quickest.find((it) => (available += it.quantity) >= quantity);
  if (!level) return { kind: 'range', ...DEFAULT_DAYS, prompt: false, limit: null };
  if (level.maxDays < SHOWN_FROM_DAYS) return { kind: 'ready' };
  return {
    kind: 'range',
    minDays: level.minDays,
    maxDays: level.maxDays,
    prompt: level.maxHours <= PROMPT_HOURS,
    limit:
      single && single.quantity <= Math.min(LIMIT_SHOWN_UP_TO, stock - 1) ? single.quantity : null,
  };
};
