import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../item/locales.ts';
import type { MarketRules } from '../item/market-rules.ts';
import { Bitset } from './bitset.ts';
import { FacetColumn } from './facet-column.ts';
import type { MarketColumn } from './market-column.ts';
import { NumberColumn } from './number-column.ts';
import type { Rating } from './popularity.ts';
import { SortedNumbers } from './sorted-numbers.ts';
import { ValueColumn } from './value-column.ts';

export type FacetName = 'grape' | 'region' | 'size' | 'colour';
export const FACET_NAMES = [
  'grape',
  'region',
  'size',
  'colour',
] as const satisfies readonly FacetName[];

/** The values under which an item was indexed, needed to remove it again. */
export interface ItemMemory {
  kind: 'sku' | 'bundle';
  code: string;
  updatedAt: string;
  categories: readonly string[];
  /** Codes of the markets that sell it. */
  markets: readonly string[];
  /** Ids on the platform. */
  ids: readonly string[];
  /** Codes of a bundle's parts. */
  parts: readonly string[];
}

/** The catalog as sets and sorted lists of item numbers. */
export interface ItemColumns {
  items: Map<number, ItemMemory>;
  numbers: Map<string, number>;
  /** Numbers of the bundles. */
  bundles: Set<number>;
  categories: Map<string, Bitset>;
  facets: Readonly<Record<FacetName, FacetColumn>>;
  /** By name, for producer pages: a filter without counts. */
  producers: ValueColumn;
  markets: Map<string, MarketColumn>;
  /** Shared lists, by their values. */
  lists: Map<string, readonly string[]>;
  names: Record<Locale, string[]>;
  byName: Record<Locale, SortedNumbers>;
  /** Milliseconds by item number. */
  created: number[];
  byAge: SortedNumbers;
  /** By item key; only items with a rating. */
  ratings: Map<string, Rating>;
  /** Sort key of the rating, by item number. */
  scores: NumberColumn;
  byRating: SortedNumbers;
  /** Ordered quantity, by market code and item key. */
  sold: Map<string, Map<string, number>>;
  /** What the markets' countries require of items. */
  rules: MarketRules;
}

export const createItemColumns = (rules: MarketRules): ItemColumns => {
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
    producers: new ValueColumn(),
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
    rules,
  };
};

/** The set under a key, created if missing. */
export const setOf = (sets: Map<string, Bitset>, key: string): Bitset => {
  const existing = sets.get(key);
  if (existing) return existing;
  const made = new Bitset();
  sets.set(key, made);
  return made;
};
