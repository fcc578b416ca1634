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

/**
 * What is known of the shipping methods of an order whose cost lines this service wrote, which clears them: also those
 * that someone chose between its reading and its writing. Times are the platform's `updated_at`.
 */
export interface Meddling {
  /** Of the order as it was read before the first write. Later choices may have been cleared. */
  from: string;
  /** Method by shipment, as last read before a write, until the order is at rest again. */
  seen: Map<string, { methodId: string; at: string }>;
  /** What this service chose again, by shipment: when, and the moment of the choice it stands for. */
  restored: Map<string, { updatedAt: string; of: string }>;
  /** Times of all its own choices. */
  own: Set<string>;
}

export interface KnownOrders {
  orders: Memory<KnownOrder>;
  meddled: Memory<Meddling>;
  /** Order of a line: a destroyed line no longer says whose it was. */
  orderOfLine: Memory<string>;
  /** Lines this service removed itself. */
  removedLines: Memory<true>;
}

const MOST_ORDERS = 10_000;
const MOST_LINES = 50_000;

export const knownOrders = (): KnownOrders => ({
  orders: remember(MOST_ORDERS),
  meddled: remember(MOST_ORDERS),
  orderOfLine: remember(MOST_LINES),
  removedLines: remember(MOST_LINES),
});
