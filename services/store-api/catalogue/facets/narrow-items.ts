import { Bitset } from './bitset.ts';
import { FACET_NAMES, type FacetName, type ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import { ScratchSets } from './scratch-sets.ts';

export type FilterName = FacetName | 'price' | 'available' | 'offers';

const scratch = new ScratchSets();

const both = (one: Bitset, two: Bitset): Bitset => scratch.take().becomeBoth(one, two);

export interface CountedItems {
  items: Bitset;
  many: number;
}

/**
 * Items that match all filters of a query, and for each filter those that match all the others. Valid until the next
 * query, because the sets are reused.
 */
export interface NarrowedItems {
  all: CountedItems;
  /** Result without the given filter, from which the facet of that filter is counted. */
  without: (filter: FilterName) => CountedItems;
}

/** Items within the price range of the query, as a slice of the price order; null without a price filter. */
const pricedWithin = (
  { byPrice, prices, sold }: MarketColumn,
  { price }: FacetQuery,
): Bitset | null => {
  if (!price || (price.from === null && price.to === null)) return null;
  const firstAbove = (cents: number) => byPrice.firstPlace((it) => prices.at(it) > cents);
  const start = firstAbove((price.from ?? 0) - 1);
  const end = price.to === null ? byPrice.length : Math.max(start, firstAbove(price.to));
  const isNarrow = (end - start) * 2 <= byPrice.length;
  const items = isNarrow ? scratch.take().clear() : scratch.take().become(sold);
  if (isNarrow) for (let place = start; place < end; place += 1) items.add(byPrice.at(place));
  else {
    for (let place = 0; place < start; place += 1) items.delete(byPrice.at(place));
    for (let place = end; place < byPrice.length; place += 1) items.delete(byPrice.at(place));
  }
  return items;
};

const filtersOf = (columns: ItemColumns, market: MarketColumn, query: FacetQuery) => {
  const filters = new Map<FilterName, Bitset>();
  for (const name of FACET_NAMES) {
    const sets = query.facets[name].flatMap((it) => columns.facets[name].having(it) ?? []);
    const [first, ...others] = sets;
    if (!first) continue;
    const joined = others.length > 0 ? scratch.take().become(first) : first;
    for (const it of others) joined.addAll(it);
    filters.set(name, joined);
  }
  const price = pricedWithin(market, query);
  if (price) filters.set('price', price);
  if (query.available) filters.set('available', market.available);
  if (query.offers) filters.set('offers', market.offers);
  return filters;
};

const baseOf = (columns: ItemColumns, market: MarketColumn, query: FacetQuery): Bitset => {
  const { category, producer, found } = query;
  let base = market.sold;
  if (category !== null) base = both(base, columns.categories.get(category) ?? new Bitset());
  if (producer !== null)
    base = both(base, columns.producers.addItemsWith(producer, scratch.take().clear()));
  if (found !== null) base = both(base, Bitset.of(found));
  return base;
};

/** Items of a market that match a query. Values within a facet are alternatives (OR), facets are combined (AND). */
export const narrowItems = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
): NarrowedItems => {
  scratch.release();
  const filters = filtersOf(columns, market, query);
  const items = scratch.take().become(baseOf(columns, market, query));
  const missedOne = scratch.take().clear();
  for (const it of filters.values()) items.keep(it, missedOne);
  const all = { items, many: items.count() };
  const without = (filter: Bitset): CountedItems => {
    const others = scratch.take().becomeWithout(filter, items, missedOne);
    return { items: others, many: others.count() };
  };
  return {
    all,
    without: (name) => {
      const filter = filters.get(name);
      return filter ? without(filter) : all;
    },
  };
};
