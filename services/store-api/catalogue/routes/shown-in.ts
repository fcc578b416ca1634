import type { FacetIndex } from '../facets/facet-index.ts';

/** Whether a market sells any of these items, in a category where one is given. */
export const shownIn =
  ({ columns }: FacetIndex, market: string, category: string | null = null) =>
  (numbers: readonly number[]): boolean => {
    const sold = columns.markets.get(market)?.sold;
    const listed = category === null ? null : columns.categories.get(category);
    return numbers.some((it) => sold?.has(it) && (listed === null || listed?.has(it)));
  };
