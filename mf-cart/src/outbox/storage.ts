import { browserStorage, slot } from '@shop/contracts/commerce';
import { selectOrderId, type AppState } from '@shop/contracts/store';
import { needsCountry, visitOf } from '../ship-to/needs-country.ts';
import type { CartChange, NewLineItem } from './pending-change.ts';

// Part of the first load of product pages: reading and restoring are in `persist.ts` and `restore.ts`.

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

const isSameAdd = (addition: NewLineItem, other: unknown): boolean =>
  JSON.stringify({ addition }) ===
  JSON.stringify({ addition: (other as Partial<{ addition: unknown }> | null)?.addition });

/**
 * Stores an add for the next page, because this one cannot load the code that writes orders: it is sent after a
 * reload. Repeated clicks store it once. An add that first needs a country (S15) is not stored.
 */
export const storeAdd = (state: AppState, addition: NewLineItem): void => {
  if (needsCountry(visitOf(state))) return;
  const { page, wishes } = outboxStorage().read() ?? { page: PAGE_ID, wishes: [] };
  const change: StoredChange = { kind: 'add', addition, orderId: selectOrderId(state) };
  const others = wishes.filter((it) => !isSameAdd(addition, it));
  outboxStorage().write({ page, wishes: [...others, change].slice(-MAX_CHANGES) });
};
