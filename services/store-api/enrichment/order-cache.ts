import { remember, type Memory } from './queue/remember.ts';

/** State of an order after its last enrichment. */
export interface CachedOrder {
  /** `updated_at` of the order as it was last read. */
  readAt: string;
  /** `updated_at` after this service's last write; equals `readAt` without a write. */
  writtenAt: string;
  /** The metadata this service wrote; null if it wrote none. */
  metadata: Readonly<Record<string, unknown>> | null;
}

/**
 * Shipping methods of an order at the time of this service's writes, which clear them. Includes methods selected
 * between its read and its write. Times are the platform's `updated_at`.
 */
export interface Meddling {
  /** `updated_at` of the order before the first write. Later selections may have been cleared. */
  from: string;
  /** Method by shipment, as read before a write; kept until the order is stable. */
  seen: Map<string, { methodId: string; at: string }>;
  /**
   * Selections this service restored, by shipment: the time of the restoring write, and of the original selection.
   */
  restored: Map<string, { updatedAt: string; of: string }>;
  /** Times of this service's own selections. */
  own: Set<string>;
}

export interface OrderCache {
  orders: Memory<CachedOrder>;
  meddled: Memory<Meddling>;
  /** Order by line, because the event of a deleted line does not contain it. */
  orderOfLine: Memory<string>;
  /** Lines that this service removed. */
  removedLines: Memory<true>;
}

const MOST_ORDERS = 10_000;
const MOST_LINES = 50_000;

export const createOrderCache = (): OrderCache => ({
  orders: remember(MOST_ORDERS),
  meddled: remember(MOST_ORDERS),
  orderOfLine: remember(MOST_LINES),
  removedLines: remember(MOST_LINES),
});
