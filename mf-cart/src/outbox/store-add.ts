import { selectOrderId, type AppState } from '@shop/contracts/store';
import { needsCountry, visitOf } from '../ship-to/needs-country.ts';
import type { NewLineItem } from './pending-change.ts';
import { MAX_CHANGES, outboxStorage, PAGE_ID, type StoredChange } from './storage.ts';

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
