import type { FacetIndex } from '../facets/facet-index.ts';
import type { IndexEntry } from '../item/indexed-item.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';

/** Writes to the index: storage first, then memory. */
export interface CatalogueUpdates {
  put: (entries: readonly IndexEntry[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Removes every item that is not among these keys. */
  keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
}

/** @param onPut - called with items after they are indexed */
export const catalogueUpdates = (
  storage: CatalogueStorage,
  facets: FacetIndex,
  onPut?: (entries: readonly IndexEntry[]) => Promise<void>,
): CatalogueUpdates => {
  const remove = async (keys: readonly string[]): Promise<void> =>
    facets.remove(await storage.remove(keys));
  return {
    put: async (entries) => {
      const stored = await storage.put(entries);
      const { items } = facets.columns;
      facets.set(stored.filter(({ number, isChanged }) => isChanged || !items.has(number)));
      await onPut?.(entries);
    },
    remove,
    keepOnly: async (keys) =>
      remove([...facets.columns.numbers.keys()].filter((it) => !keys.has(it))),
  };
};
