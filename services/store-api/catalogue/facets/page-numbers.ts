import type { Bitset } from './bitset.ts';
import type { ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import { ScratchSets } from './scratch-sets.ts';

interface Order {
  length: number;
  at: (place: number) => number;
  /** Ranks by item number, if the order keeps them. */
  places?: Uint32Array;
}

interface Paging {
  skip: number;
  take: number;
}

const orderOf = (columns: ItemColumns, market: MarketColumn, query: FacetQuery): Order => {
  const { sort, found } = query;
  if (sort === 'price' || sort === '-price') return market.byPrice;
  if (sort === 'newest') return columns.byAge;
  if (sort === 'best-selling') return market.bySales;
  if (sort === 'best-rated') return columns.byRating;
  if (sort === 'relevance' && found) return { length: found.length, at: (it) => found[it] ?? 0 };
  return columns.byName[query.locale];
};

/** Scans the sort order until the page is full. Fast if most items match. */
const walk = ({ length, at }: Order, items: Bitset, { skip, take }: Paging): number[] => {
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < length && page.length < take; place += 1) {
    const number = at(place);
    if (!items.has(number)) continue;
    if (passed >= skip) page.push(number);
    passed += 1;
  }
  return page;
};

const scratch = new ScratchSets();

/**
 * Ranks of the items as a set, which iterates in sort order. Faster than a scan if few items of a large catalog
 * match.
 */
const placesOf = (places: Uint32Array, items: Bitset, many: number): Bitset => {
  scratch.release();
  const own = scratch.take().clear();
  const numbers = items.numbers(0, many);
  for (let index = 0; index < many; index += 1) own.add(places[numbers[index] as number] as number);
  return own;
};

/** Cost of ranking one item, in scan steps. */
const STEPS_AN_ITEM = 6;

/** The items of one page, in the requested order. */
export const pageNumbers = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
  { all, total }: { all: Bitset; total: number },
  { skip, take }: Paging,
): number[] => {
  const order = orderOf(columns, market, query);
  const isBackwards = query.sort === '-price';
  // A scan may have to reach the end, because the matches are often clustered there.
  if (order.places && total * STEPS_AN_ITEM < order.length) {
    const places = placesOf(order.places, all, total);
    const end = Math.max(0, total - skip);
    const start = Math.max(0, end - take);
    const page = isBackwards
      ? places.numbers(start, end - start).reverse()
      : places.numbers(skip, take);
    return page.map((it) => order.at(it));
  }
  const last = order.length - 1;
  const at = (place: number) => order.at(isBackwards ? last - place : place);
  return walk({ length: order.length, at }, all, { skip, take });
};
