import { browserStorage, slot } from '@shop/contracts/commerce';
import type { CartChange } from './pending-change.ts';

// Part of the first load of product pages: the rest of the outbox is lazy.

/** Identifies this page among the pages of the browser. */
export const PAGE_ID = String(performance.timeOrigin);

/** More changes than a shopper queues. */
export const MAX_CHANGES = 50;

/** A change as stored. An add has its target from the moment it may have been sent. */
export type StoredChange = CartChange & { orderId: string | null };

/** The outbox as stored for the next page of this tab. Field names are those of earlier releases. */
export interface StoredOutbox {
  /** The page that stored it. */
  page: string;
  /** Unchecked: `claim.ts` validates each change. */
  wishes: readonly unknown[];
}

const isStoredOutbox = (value: unknown): value is StoredOutbox => {
  const { page, wishes } = (value ?? {}) as Record<string, unknown>;
  return typeof page === 'string' && Array.isArray(wishes) && wishes.length <= MAX_CHANGES;
};

/** The outbox in the session storage. */
export const outboxStorage = () => slot(browserStorage().session, 'fv.wishes', isStoredOutbox);
