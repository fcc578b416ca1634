import type { Bitset } from './bitset.ts';
import type { ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import { ScratchSets } from './scratch-sets.ts';

interface Order {
  length: number;
  at: (place: number) => number;
  /** Places by item number, where the order knows them. */
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

/** Goes along the order until the page is full: soon, where most of what is met belongs to it. */
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

/** Puts the items' places in a set, which gives them back in order: quicker where they are few in a large catalogue. */
const placesOf = (places: Uint32Array, items: Bitset, many: number): Bitset => {
  scratch.release();
  const own = scratch.take().clear();
  const numbers = items.numbers(0, many);
  for (let index = 0; index < many; index += 1) own.add(places[numbers[index] as number] as number);
  return own;
};

/** Placing an item takes as long as so many steps along an order. */
const STEPS_AN_ITEM = 6;

/** The items of one page, in the order asked for. */
export const pageNumbers = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
  { all, total }: { all: Bitset; total: number },
  { skip, take }: Paging,
): number[] => {
  const order = orderOf(columns, market, query);
  const isBackwards = query.sort === '-price';
  // A walk may have to go all the way: what belongs to the page is often together at the far end.
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
