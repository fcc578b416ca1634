import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../item/locales.ts';
import { Bitset } from './bitset.ts';
import { FacetColumn } from './facet-column.ts';
import type { MarketColumn } from './market-column.ts';
import { NumberColumn } from './number-column.ts';
import type { Rating } from './popularity.ts';
import { SortedNumbers } from './sorted-numbers.ts';

export type FacetName = 'grape' | 'region' | 'size' | 'colour';
export const FACET_NAMES = [
  'grape',
  'region',
  'size',
  'colour',
] as const satisfies readonly FacetName[];

/** What is remembered of an item to take it out again. */
export interface ItemMemory {
  kind: 'sku' | 'bundle';
  code: string;
  updatedAt: string;
  categories: readonly string[];
  markets: readonly string[];
  /** The platform's ids. */
  ids: readonly string[];
  /** Codes of a bundle's parts. */
  parts: readonly string[];
}

/** The catalogue as sets and orders of item numbers. */
export interface ItemColumns {
  items: Map<number, ItemMemory>;
  numbers: Map<string, number>;
  /** Numbers of the bundles. */
  bundles: Set<number>;
  categories: Map<string, Bitset>;
  facets: Readonly<Record<FacetName, FacetColumn>>;
  /** By name, for the page of a producer: filtered by and not counted. */
  producers: FacetColumn;
  markets: Map<string, MarketColumn>;
  /** Lists that items share, by their values. */
  lists: Map<string, readonly string[]>;
  names: Record<Locale, string[]>;
  byName: Record<Locale, SortedNumbers>;
  /** Milliseconds by item number. */
  created: number[];
  byAge: SortedNumbers;
  /** By the item's key, of the few that have one. */
  ratings: Map<string, Rating>;
  /** What its rating is worth in an order, by item number. */
  scores: NumberColumn;
  byRating: SortedNumbers;
  /** Pieces that were ordered, by the market's code and the item's key. */
  sold: Map<string, Map<string, number>>;
}

export const createItemColumns = (): ItemColumns => {
  const names: Record<Locale, string[]> = { it: [], en: [], de: [], es: [], fr: [] };
  const created: number[] = [];
  const scores = new NumberColumn();
  const byName = INDEX_LOCALES.map((locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const texts = names[locale];
    return [
      locale,
      new SortedNumbers((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b),
    ] as const;
  });
  return {
    items: new Map(),
    numbers: new Map(),
    bundles: new Set(),
    categories: new Map(),
    facets: {
      grape: new FacetColumn(),
      region: new FacetColumn(),
      size: new FacetColumn(),
      colour: new FacetColumn(),
    },
    producers: new FacetColumn(),
    markets: new Map(),
    lists: new Map(),
    names,
    byName: Object.fromEntries(byName) as Record<Locale, SortedNumbers>,
    created,
    byAge: new SortedNumbers((a, b) => (created[b] ?? 0) - (created[a] ?? 0) || b - a),
    ratings: new Map(),
    scores,
    byRating: new SortedNumbers((a, b) => scores.at(b) - scores.at(a) || a - b),
    sold: new Map(),
  };
};

/** The set under a key, made where there is none. */
export const setOf = (sets: Map<string, Bitset>, key: string): Bitset => {
  const known = sets.get(key);
  if (known) return known;
  const made = new Bitset();
  sets.set(key, made);
  return made;
};
