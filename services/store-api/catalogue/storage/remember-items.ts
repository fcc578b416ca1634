import { LRUCache } from 'lru-cache';
import type { IndexedItem } from '../item/indexed-item.ts';
import type { CatalogueStorage, StoredItem } from './catalogue-storage.ts';

/** Maximum of cached items, of about 6 kB each: enough for the most visited pages. */
const MOST = 3000;

/** Caches the items of a storage until they change, because reading them took most of the response time. */
export const rememberItems = (storage: CatalogueStorage): CatalogueStorage => {
  const cache = new LRUCache<number, IndexedItem>({ max: MOST });
  const { shared } = storage;
  let changes = 0;
  const forget = (numbers: readonly number[]) => {
    changes += 1;
    for (const it of numbers) cache.delete(it);
  };
  const read = async (numbers: readonly number[]): Promise<readonly StoredItem[]> => {
    const before = changes;
    const items = await storage.byNumbers(numbers);
    // A change during the read may have made the result stale, so it is not cached.
    if (changes === before) for (const { number, item } of items) cache.set(number, item);
    return items;
  };
  return {
    ...storage,
    byNumbers: async (numbers) => {
      const found = new Map<number, IndexedItem>();
      for (const it of numbers) {
        const item = cache.get(it);
        if (item) found.set(it, item);
      }
      const missing = numbers.filter((it) => !found.has(it));
      if (missing.length > 0)
        for (const { number, item } of await read(missing)) found.set(number, item);
      return numbers.flatMap((number) => {
        const item = found.get(number);
        return item ? [{ number, item }] : [];
      });
    },
    put: async (entries) => {
      const stored = await storage.put(entries);
      forget(stored.map((it) => it.number));
      return stored;
    },
    remove: async (keys) => {
      const numbers = await storage.remove(keys);
      forget(numbers);
      return numbers;
    },
    shared: shared && {
      ...shared,
      changesSince: async (revision) => {
        const changes = await shared.changesSince(revision);
        const numbers = [...changes.removed, ...changes.items.map((it) => it.number)];
        if (numbers.length > 0) forget(numbers);
        return changes;
      },
    },
  };
};
