import type { FacetCount, ListingFacets } from '@shop/contracts/commerce/catalogue';
import type { Bitset } from './bitset.ts';
import type { FacetName, ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import type { NumberColumn } from './number-column.ts';
import type { CountedItems, NarrowedItems } from './narrow-items.ts';

const countsOf = (
  columns: ItemColumns,
  name: FacetName,
  { items, many }: CountedItems,
  chosen: readonly string[],
): FacetCount[] => {
  const counts = columns.facets[name].count(items, many);
  // A selected value is listed even with a count of 0, so that the shopper can deselect it.
  for (const it of chosen)
    if (!counts.has(it) && columns.facets[name].having(it)) counts.set(it, 0);
  return Array.from(counts, ([value, count]) => ({ value, count }));
};

const byCount = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const bySize = (a: FacetCount, b: FacetCount): number => Number(a.value) - Number(b.value);

/** Cost of testing one item, in steps along the price order. */
const STEPS_AN_ITEM = 4;

const spanOf = (prices: NumberColumn, numbers: readonly number[]): ListingFacets['price'] => {
  let min = Infinity;
  let max = 0;
  for (const it of numbers) {
    const cents = prices.at(it);
    if (cents < min) min = cents;
    if (cents > max) max = cents;
  }
  return { min, max };
};

/** Lowest and highest price. If many items match, a scan from both ends of the price order is short. */
const priceSpan = (
  { byPrice, prices }: MarketColumn,
  { items, many }: CountedItems,
): ListingFacets['price'] => {
  if (many === 0) return null;
  if (many * STEPS_AN_ITEM <= byPrice.length) return spanOf(prices, items.numbers(0, many));
  let first = 0;
  while (!items.has(byPrice.at(first))) first += 1;
  let last = byPrice.length - 1;
  while (!items.has(byPrice.at(last))) last -= 1;
  return { min: prices.at(byPrice.at(first)), max: prices.at(byPrice.at(last)) };
};

/** Counts of each facet's values, with all filters but that facet's own. */
export const countFacets = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
  { all, without }: NarrowedItems,
): ListingFacets => {
  // With the filter active, every item of the result matches it.
  const within = (items: Bitset, isAsked: boolean) =>
    isAsked ? all.many : items.countCommon(all.items);
  const counts = (name: FacetName) => countsOf(columns, name, without(name), query.facets[name]);
  return {
    grape: counts('grape').toSorted(byCount),
    region: counts('region').toSorted(byCount),
    size: counts('size').toSorted(bySize),
    colour: counts('colour').toSorted(byCount),
    prices: market.bands.count(without('price').items),
    price: priceSpan(market, without('price')),
    available: within(market.available, query.available),
    offers: within(market.offers, query.offers),
  };
};
