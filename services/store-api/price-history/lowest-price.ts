/** A price from a moment until the next change. */
export interface PriceChange {
  /** Epoch ms. */
  since: number;
  cents: number;
  /** Null without one. */
  compareAtCents: number | null;
}

/** What may be announced about a reduced price, in cents. */
export interface LowestPrice {
  /** The current price. */
  now: number;
  /** The lowest price of the days before the reduction. */
  before: number;
}

const DAY = 86_400_000;

/**
 * Position of the change with which the current reduction began; null if the price is not reduced. A reduction begins
 * when the price falls below the previous one and has a compare-at price. It continues while the price only falls and
 * keeps a compare-at price.
 */
const beginningOf = (history: readonly PriceChange[]): number | null => {
  let began: number | null = null;
  let previous: PriceChange | undefined;
  for (const [index, change] of history.entries()) {
    if (change.compareAtCents === null || !previous || change.cents > previous.cents) began = null;
    else if (change.cents < previous.cents) began ??= index;
    previous = change;
  }
  return began;
};

/**
 * Lowest price of the days before the current reduction (Directive 98/6/EC, article 6a). Null if the price is not
 * reduced, the history is shorter, or that price is not higher than the current one. A day is 24 hours, so neither time
 * zones nor clock changes matter.
 *
 * @param history - all changes in ascending order; the last one is the current price
 */
export const lowestPrice = (history: readonly PriceChange[], days: number): LowestPrice | null => {
  const began = beginningOf(history);
  const first = history[0];
  const now = history.at(-1)?.cents;
  const end = began === null ? undefined : history[began]?.since;
  if (began === null || !first || now === undefined || end === undefined) return null;
  const start = end - days * DAY;
  if (first.since > start) return null;
  const inWindow = history.slice(0, began).filter((_, index) => {
    const until = history[index + 1]?.since ?? Infinity;
    return until > start;
  });
  const before = Math.min(...inWindow.map(({ cents }) => cents));
  return before > now ? { now, before } : null;
};
