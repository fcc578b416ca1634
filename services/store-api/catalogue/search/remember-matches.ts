import { LRUCache } from 'lru-cache';
import {
  MOST_RANKED,
  type CatalogueStorage,
  type ItemNumbers,
} from '../storage/catalogue-storage.ts';

/** Maximum of cached queries. Short prefixes, from typing, are few and expensive. */
const MOST = 500;
/** Maximum of cached matches: 48 MB. In a catalog of a million SKUs the first letters of a word match half of them. */
const MOST_NUMBERS = 12_000_000;

const compact = (numbers: ItemNumbers): ItemNumbers =>
  Array.isArray(numbers) && numbers.length > MOST_RANKED ? Uint32Array.from(numbers) : numbers;

/** Caches the matches of a storage until the words of any item change. */
export const rememberMatches = (storage: CatalogueStorage): CatalogueStorage => {
  const cache = new LRUCache<string, ItemNumbers>({
    max: MOST,
    maxSize: MOST_NUMBERS,
    // Most searches have no results, so these cost only their key.
    sizeCalculation: (it, key) => it.length + key.length,
  });
  const { shared } = storage;
  let changes = 0;
  const forgetAll = () => {
    changes += 1;
    cache.clear();
  };
  return {
    ...storage,
    match: async (words, locale) => {
      const key = `${locale} ${words.join(' ')}`;
      const found = cache.get(key);
      if (found) return found;
      const before = changes;
      const numbers = compact(await storage.match(words, locale));
      // A change of words during the search may have made the result stale, so it is not cached.
      if (changes === before) cache.set(key, numbers);
      return numbers;
    },
    put: async (entries) => {
      const stored = await storage.put(entries);
      if (stored.some((it) => it.isTextChanged)) forgetAll();
      return stored;
    },
    remove: async (keys) => {
      const numbers = await storage.remove(keys);
      forgetAll();
      return numbers;
    },
    shared: shared && {
      ...shared,
      changesSince: async (revision) => {
        const found = await shared.changesSince(revision);
        if (found.isTextChanged || found.removed.length > 0) forgetAll();
        return found;
      },
    },
  };
};
