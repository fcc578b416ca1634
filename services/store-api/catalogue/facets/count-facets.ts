import type { FacetCount, ListingFacets } from '@shop/contracts/commerce/catalogue';
import type { Bitset } from './bitset.ts';
import type { FacetName, ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import type { NarrowedItems } from './narrow-items.ts';

/** Looking at one item and its values takes as long as comparing so many words of sets. */
const WORDS_AN_ITEM = 64;

/** So few items are soon looked at one by one. */
const FEW = 1500;

const countFew = (
  { items }: ItemColumns,
  name: FacetName,
  numbers: readonly number[],
): ((value: string) => number) => {
  const counts = new Map<string, number>();
  for (const number of numbers)
    for (const value of items.get(number)?.facets[name] ?? [])
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value) => counts.get(value) ?? 0;
};

const countsOf = (
  columns: ItemColumns,
  name: FacetName,
  items: Bitset,
  chosen: readonly string[],
): FacetCount[] => {
  const sets = columns.facets[name];
  const many = items.count();
  const isQuicker = many * WORDS_AN_ITEM <= sets.size * items.width;
  const count = isQuicker ? countFew(columns, name, items.numbers(0, many)) : null;
  return (
    [...sets]
      .map(([value, set]) => ({ value, count: count ? count(value) : set.countCommon(items) }))
      // What is chosen stays, so that it can be given up again.
      .filter((it) => it.count > 0 || chosen.includes(it.value))
  );
};

const byCount = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const bySize = (a: FacetCount, b: FacetCount): number => Number(a.value) - Number(b.value);

/** Lowest and highest price. Of many items the first and the last in the order of prices are soon met. */
const priceSpan = ({ byPrice, prices }: MarketColumn, items: Bitset): ListingFacets['price'] => {
  const many = items.count();
  if (many === 0) return null;
  if (many <= FEW) {
    const cents = items.numbers(0, many).map((it) => prices[it] ?? 0);
    return { min: Math.min(...cents), max: Math.max(...cents) };
  }
  let first = 0;
  while (!items.has(byPrice.at(first))) first += 1;
  let last = byPrice.length - 1;
  while (!items.has(byPrice.at(last))) last -= 1;
  return { min: prices[byPrice.at(first)] ?? 0, max: prices[byPrice.at(last)] ?? 0 };
};

/** How many items each value of each facet would leave, all filters kept but that facet's own. */
export const countFacets = (
  columns: ItemColumns,
  market: MarketColumn,
  query: FacetQuery,
  { without }: NarrowedItems,
): ListingFacets => {
  const counts = (name: FacetName) => countsOf(columns, name, without(name), query.facets[name]);
  return {
    grape: counts('grape').toSorted(byCount),
    region: counts('region').toSorted(byCount),
    size: counts('size').toSorted(bySize),
    price: priceSpan(market, without('price')),
    available: market.available.countCommon(without('available')),
    offers: market.offers.countCommon(without('offers')),
  };
};
