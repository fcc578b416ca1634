import type { FacetIndex } from '../facets/facet-index.ts';
import type { ItemNumbers } from '../storage/catalogue-storage.ts';

/** Whether a market sells any of these items, optionally within a category. */
export const isSoldIn =
  ({ columns }: FacetIndex, market: string, category: string | null = null) =>
  (numbers: ItemNumbers): boolean => {
    const sold = columns.markets.get(market)?.sold;
    const listed = category === null ? null : columns.categories.get(category);
    return numbers.some((it) => sold?.has(it) && (listed === null || listed?.has(it)));
  };
