import { setImmediate as pause } from 'node:timers/promises';
import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import { LRUCache } from 'lru-cache';
import { INDEX_LOCALES } from '../item/locales.ts';
import { itemKey } from '../item/indexed-item.ts';
import { NO_RULES, type MarketRules } from '../item/market-rules.ts';
import type { ItemNumbers, StoredItem } from '../storage/catalogue-storage.ts';
import type { Bitset } from './bitset.ts';
import { countFacets } from './count-facets.ts';
import { enterItem, placeItems, withdrawItems } from './enter-item.ts';
import { createItemColumns, type ItemColumns } from './item-columns.ts';
import type { FacetQuery } from './listing-query.ts';
import type { MarketColumn } from './market-column.ts';
import { narrowItems } from './narrow-items.ts';
import { addSold, rateItem } from './change-popularity.ts';
import { pageNumbers } from './page-numbers.ts';
import type { Popularity, Rating } from './popularity.ts';

export interface PageOfNumbers {
  numbers: readonly number[];
  total: number;
  page: number;
  pageCount: number;
}

/** In-memory index of the catalog: filters, counts and pages without reading the storage. */
export interface FacetIndex {
  columns: ItemColumns;
  /** Adds or updates items. */
  set: (items: readonly StoredItem[]) => void;
  /** Loads all items at start, and sorts them once. */
  load: (items: AsyncIterable<readonly StoredItem[]>) => Promise<void>;
  /** Removes items; unknown numbers are skipped. One call for many is much faster than a call for each. */
  remove: (numbers: readonly number[]) => void;
  /** Loads ratings and sales. Call it before adding the items they belong to. */
  loadPopularity: (popularity: Popularity) => void;
  /** Updates an item's rating. */
  rate: (key: string, rating: Rating) => void;
  /** Adds to the quantity of an item sold in a market. */
  addSold: (market: string, key: string, pieces: number) => void;
  list: (
    query: FacetQuery,
    paging: { page: number; pageSize: number },
  ) => PageOfNumbers & { facets: ListingFacets };
}

interface Narrowed {
  all: Bitset;
  total: number;
  facets: ListingFacets;
  /** Cached pages of the result, by sort order and page number. */
  pages: LRUCache<string, readonly number[]>;
}

/** Maximum of cached pages per query. */
const MOST_PAGES = 60;

/** Maximum of cached results. Each takes 12 kB for 100,000 items, and the same for its pages. */
const MOST_REMEMBERED = 300;

const NO_FACETS: ListingFacets = {
  grape: [],
  region: [],
  size: [],
  colour: [],
  prices: [],
  price: null,
  available: 0,
  offers: 0,
};

/**
 * Numbers each list by identity. A search result is the same array as long as it is cached, so the number works as a
 * cache key.
 */
const numberLists = () => {
  const ids = new WeakMap<ItemNumbers, number>();
  let last = 0;
  return (list: ItemNumbers): number => {
    const existing = ids.get(list);
    if (existing !== undefined) return existing;
    last += 1;
    ids.set(list, last);
    return last;
  };
};

/** @param rules - which items a market sells, and which it lists as offers */
export const createFacetIndex = (rules: MarketRules = NO_RULES): FacetIndex => {
  const columns = createItemColumns(rules);

  const sortAll = async (): Promise<void> => {
    let numbers = Uint32Array.from(columns.items.keys());
    for (const it of INDEX_LOCALES) {
      // The order of one language is nearly that of the next.
      await columns.byName[it].fillInSteps(numbers);
      numbers = columns.byName[it].toArray();
    }
    columns.byAge.fill(numbers);
    columns.byRating.fill(numbers);
    for (const it of columns.markets.values()) {
      const sold = numbers.filter((number) => it.sold.has(number));
      it.byPrice.fill(sold);
      it.bySales.fill(sold);
      await pause();
    }
  };

  const cache = new LRUCache<string, Narrowed>({ max: MOST_REMEMBERED });
  const idOf = numberLists();
  /** Cached, because paging and sorting repeat the same filters. */
  const narrowed = (market: MarketColumn, query: FacetQuery): Narrowed => {
    const found = query.found && idOf(query.found);
    const key = JSON.stringify({ ...query, found, locale: null, sort: null });
    const before = cache.get(key);
    if (before) return before;
    const items = narrowItems(columns, market, query);
    const facets = countFacets(columns, market, query, items);
    const made: Narrowed = {
      all: items.all.items.copy(),
      total: items.all.many,
      facets,
      pages: new LRUCache({ max: MOST_PAGES }),
    };
    cache.set(key, made);
    return made;
  };

  const numbersOf = (
    market: MarketColumn,
    query: FacetQuery,
    found: Narrowed,
    paging: { skip: number; take: number },
  ): readonly number[] => {
    const key = [query.sort, query.locale, paging.skip, paging.take].join();
    const before = found.pages.get(key);
    if (before) return before;
    const numbers = pageNumbers(columns, market, query, found, paging);
    found.pages.set(key, numbers);
    return numbers;
  };

  return {
    columns,
    set: (items) => {
      if (items.length === 0) return;
      cache.clear();
      const entered = new Map(items.map(({ number, item }) => [number, item]));
      withdrawItems(
        columns,
        [...entered].map(([number, item]) => columns.numbers.get(itemKey(item)) ?? number),
      );
      for (const [number, item] of entered) enterItem(columns, number, item);
      placeItems(columns, [...entered.keys()]);
    },
    load: async (items) => {
      for await (const some of items)
        for (const { number, item } of some) enterItem(columns, number, item);
      await sortAll();
      cache.clear();
    },
    remove: (numbers) => {
      if (numbers.length === 0) return;
      cache.clear();
      withdrawItems(columns, numbers);
    },
    loadPopularity: ({ ratings, sold }) => {
      for (const [key, rating] of ratings) columns.ratings.set(key, rating);
      for (const [market, pieces] of sold) columns.sold.set(market, new Map(pieces));
    },
    rate: (key, rating) => {
      cache.clear();
      rateItem(columns, key, rating);
    },
    addSold: (market, key, pieces) => {
      cache.clear();
      addSold(columns, { market, key, pieces });
    },
    list: (query, { page: asked, pageSize }) => {
      const market = columns.markets.get(query.market);
      if (!market) return { numbers: [], total: 0, page: 1, pageCount: 1, facets: NO_FACETS };
      const found = narrowed(market, query);
      const { total, facets } = found;
      const pageCount = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(asked, pageCount);
      const paging = { skip: (page - 1) * pageSize, take: pageSize };
      return {
        numbers: numbersOf(market, query, found, paging),
        total,
        page,
        pageCount,
        facets,
      };
    },
  };
};
