import { remember, type Memory } from './queue/remember.ts';

/** What this service knows of an order from the last time. */
export interface KnownOrder {
  /** `updated_at` of the order as it was last read. */
  readAt: string;
  /** `updated_at` after this service's own last write; the same as `readAt` where nothing was written. */
  writtenAt: string;
  /** As this service wrote it; null where it wrote none. */
  metadata: Readonly<Record<string, unknown>> | null;
}

export interface KnownOrders {
  orders: Memory<KnownOrder>;
  /** Order of a line: a destroyed line no longer says whose it was. */
  orderOfLine: Memory<string>;
  /** Lines this service removed itself. */
  removedLines: Memory<true>;
}

const MOST_ORDERS = 10_000;
const MOST_LINES = 50_000;

export const knownOrders = (): KnownOrders => ({
  orders: remember(MOST_ORDERS),
  orderOfLine: remember(MOST_LINES),
  removedLines: remember(MOST_LINES),
});
