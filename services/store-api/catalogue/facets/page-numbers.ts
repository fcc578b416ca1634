import type { Bitset } from './bitset.ts';
import type { ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';

interface Order {
  length: number;
  at: (place: number) => number;
}

const backwards = (order: Order): Order => ({
  length: order.length,
  at: (place) => order.at(order.length - 1 - place),
});

const orderOf = (columns: ItemColumns, market: MarketColumn, query: FacetQuery): Order => {
  const { sort, found } = query;
  if (sort === 'price') return market.byPrice;
  if (sort === '-price') return backwards(market.byPrice);
  if (sort === 'newest') return columns.byAge;
  if (sort === 'relevance' && found) return { length: found.length, at: (it) => found[it] ?? 0 };
  return columns.byName[query.locale];
};

/** The items of one page, in the order asked for. */
export const pageNumbers = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
  items: Bitset,
  { skip, take }: { skip: number; take: number },
): number[] => {
  const order = orderOf(columns, market, query);
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && page.length < take; place += 1) {
    const number = order.at(place);
    if (!items.has(number)) continue;
    if (passed >= skip) page.push(number);
    passed += 1;
  }
  return page;
};
