import type { CatalogueStorage } from '../storage/catalogue-storage.ts';

/** Questions remembered. Beginnings of words, asked while somebody types, are few and dear. */
const MOST = 500;
/** Matches remembered in all: 16 MB at most. */
const MOST_NUMBERS = 4_000_000;

/** A storage that remembers what was matched, until words of some item change. */
export const rememberMatches = (storage: CatalogueStorage): CatalogueStorage => {
  const known = new Map<string, readonly number[]>();
  let held = 0;
  const forgetAll = () => {
    known.clear();
    held = 0;
  };
  const remember = (key: string, numbers: readonly number[]) => {
    known.set(key, numbers);
    held += numbers.length;
    for (const [oldest, it] of known) {
      if (known.size <= MOST && held <= MOST_NUMBERS) return;
      known.delete(oldest);
      held -= it.length;
    }
  };
  return {
    ...storage,
    match: async (words, locale) => {
      const key = `${locale} ${words.join(' ')}`;
      const found = known.get(key);
      if (found) {
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const numbers = await storage.match(words, locale);
      remember(key, numbers);
      return numbers;
    },
    put: async (entries) => {
      const stored = await storage.put(entries);
      if (stored.some((it) => it.newWords)) forgetAll();
      return stored;
    },
    remove: async (keys) => {
      forgetAll();
      return storage.remove(keys);
    },
  };
};
