import type { CatalogueIndex } from '../catalogue-index.ts';
import { createFacetIndex } from '../facets/facet-index.ts';
import type { IndexedItem } from '../item/indexed-item.ts';
import { NO_RULES, type MarketRules } from '../item/market-rules.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';

interface Contents {
  /** Numbered from 1. */
  items: readonly IndexedItem[];
  /** Search results by words, joined with spaces. */
  matches?: Readonly<Record<string, readonly number[]>>;
  spellings?: readonly string[];
  rules?: MarketRules;
}

/** An in-memory index whose search returns the given matches. */
export const makeIndex = ({
  items,
  matches = {},
  spellings = [],
  rules = NO_RULES,
}: Contents): CatalogueIndex => {
  const facets = createFacetIndex(rules);
  facets.set(items.map((item, place) => ({ number: place + 1, item })));
  const storage: Pick<CatalogueStorage, 'match' | 'spellings' | 'byNumbers'> = {
    match: async (words) => matches[words.join(' ')] ?? [],
    spellings: async () => spellings,
    byNumbers: async (numbers) =>
      numbers.flatMap((number) => {
        const item = items[number - 1];
        return item ? [{ number, item }] : [];
      }),
  };
  return {
    facets,
    storage: storage as CatalogueStorage,
    isReady: () => true,
    isWriter: () => true,
  };
};
