import { RecentlyUsed } from '@shop/contracts/caching';
import type { IndexedItem } from '../item/indexed-item.ts';
import type { CatalogueStorage, StoredItem } from './catalogue-storage.ts';

/** Items remembered, of some 6 kB each: those of the pages most visitors see. */
const MOST = 3000;

/** A storage that remembers items it was asked for, until they change. Most of an answer's time was reading them. */
export const rememberItems = (storage: CatalogueStorage): CatalogueStorage => {
  const known = new RecentlyUsed<number, IndexedItem>({ values: MOST });
  let changes = 0;
  const forget = (numbers: readonly number[]) => {
    changes += 1;
    for (const it of numbers) known.delete(it);
  };
  const read = async (numbers: readonly number[]): Promise<readonly StoredItem[]> => {
    const before = changes;
    const items = await storage.byNumbers(numbers);
    // What changed while it was read may have been read as it was before.
    if (changes === before) for (const { number, item } of items) known.set(number, item);
    return items;
  };
  return {
    ...storage,
    byNumbers: async (numbers) => {
      const found = new Map<number, IndexedItem>();
      for (const it of numbers) {
        const item = known.get(it);
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
  };
};
