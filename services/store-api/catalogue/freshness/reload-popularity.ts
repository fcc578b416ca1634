import type { FacetIndex } from '../facets/facet-index.ts';
import type { Popularity } from '../facets/popularity.ts';

const NO_RATING = { sum: 0, count: 0 };

/** Updates the ratings and sales that differ, because another process recorded them. */
export const reloadPopularity = (facets: FacetIndex, { ratings, sold }: Popularity): void => {
  const { columns } = facets;
  for (const key of [...columns.ratings.keys()].filter((it) => !ratings.has(it)))
    if (columns.ratings.get(key)?.count !== 0) facets.rate(key, NO_RATING);
  for (const [key, rating] of ratings) {
    const before = columns.ratings.get(key);
    if (before?.sum !== rating.sum || before.count !== rating.count) facets.rate(key, rating);
  }
  for (const [market, pieces] of sold)
    for (const [key, count] of pieces) {
      const before = columns.sold.get(market)?.get(key) ?? 0;
      if (count !== before) facets.addSold(market, key, count - before);
    }
};
