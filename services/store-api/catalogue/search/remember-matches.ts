import { RecentlyUsed } from '@shop/contracts/caching';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';

/** Questions remembered. Beginnings of words, asked while someone types, are few and dear. */
const MOST = 500;
/** Matches remembered in all: 16 MB at most. */
const MOST_NUMBERS = 4_000_000;

/** A storage that remembers what was matched, until words of some item change. */
export const rememberMatches = (storage: CatalogueStorage): CatalogueStorage => {
  const known = new RecentlyUsed<string, readonly number[]>({
    values: MOST,
    // Most searches find nothing, and are remembered by their words alone.
    weight: { most: MOST_NUMBERS, of: (it, key) => it.length + key.length },
  });
  let changes = 0;
  const forgetAll = () => {
    changes += 1;
    known.clear();
  };
  return {
    ...storage,
    match: async (words, locale) => {
      const key = `${locale} ${words.join(' ')}`;
      const found = known.get(key);
      if (found) return found;
      const before = changes;
      const numbers = await storage.match(words, locale);
      // Words that changed meanwhile may have been looked up as they were before.
      if (changes === before) known.set(key, numbers);
      return numbers;
    },
    put: async (entries) => {
      const stored = await storage.put(entries);
      if (stored.some((it) => it.newWords)) forgetAll();
      return stored;
    },
    remove: async (keys) => {
      const numbers = await storage.remove(keys);
      forgetAll();
      return numbers;
    },
  };
};
