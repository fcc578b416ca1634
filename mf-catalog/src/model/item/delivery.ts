import {
  DEFAULT_DAYS,
  SHOWN_FROM_DAYS,
  type DeliveryLevel,
} from '@shop/contracts/commerce/catalogue';

/** A delivery within this many hours is prompt (section K). */
export const PROMPT_HOURS = 48;
/** A limit above this many pieces is not worth telling (section K). */
export const LIMIT_SHOWN_UP_TO = 10;

export type Delivery =
  /** Leaves and arrives so soon that no time is told. */
  | { kind: 'ready' }
  | {
      kind: 'range';
      minDays: number;
      maxDays: number;
      prompt: boolean;
      /** The time holds for at most so many pieces; null where that need not be said. */
      limit: number | null;
    };

/**
 * When a quantity arrives: by the quickest stock level that holds it, or 7 to 14 days when none does.
 *
 * @param levels the item's inventory levels in this market
 * @param quantity pieces wanted
 * @param stock pieces that can be sold: a limit that is all there is goes without saying
 */
export const deliveryOf = (
  levels: readonly DeliveryLevel[],
  quantity = 1,
  stock = Infinity,
): Delivery => {
  const [level] = levels
    .filter((it) => it.quantity >= quantity)
    .toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours);
  if (!level) return { kind: 'range', ...DEFAULT_DAYS, prompt: false, limit: null };
  if (level.maxDays < SHOWN_FROM_DAYS) return { kind: 'ready' };
  return {
    kind: 'range',
    minDays: level.minDays,
    maxDays: level.maxDays,
    prompt: level.maxHours <= PROMPT_HOURS,
    limit: level.quantity <= Math.min(LIMIT_SHOWN_UP_TO, stock - 1) ? level.quantity : null,
  };
};
