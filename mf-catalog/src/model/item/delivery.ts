import type { DeliveryLevel } from '@shop/contracts/commerce/catalogue';

/** Shown when no stock level fits (section K). */
export const DEFAULT_RANGE = { minDays: 7, maxDays: 14 } as const;
/** A delivery within this many hours is prompt (section K). */
export const PROMPT_HOURS = 48;
/** From this many days on a delivery time is shown (section K). */
export const SHOWN_FROM_DAYS = 2;
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
 */
export const deliveryOf = (levels: readonly DeliveryLevel[], quantity = 1): Delivery => {
  const [level] = levels
    .filter((it) => it.quantity >= quantity)
    .toSorted((a, b) => a.maxHours - b.maxHours || a.minHours - b.minHours);
  if (!level) return { kind: 'range', ...DEFAULT_RANGE, prompt: false, limit: null };
  if (level.maxDays < SHOWN_FROM_DAYS) return { kind: 'ready' };
  return {
    kind: 'range',
    minDays: level.minDays,
    maxDays: level.maxDays,
    prompt: level.maxHours <= PROMPT_HOURS,
    limit: level.quantity <= LIMIT_SHOWN_UP_TO ? level.quantity : null,
  };
};
