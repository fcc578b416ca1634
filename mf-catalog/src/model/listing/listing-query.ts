import type { ListingSort } from '@shop/contracts/commerce/catalogue';

export type Sort = ListingSort;

/** Cards on one page of a list out of the index; where the platform is read in its place, it gives 25 (section K). */
export const PAGE_SIZE = 24;

/** Facets that hold several values; any of them fits. Named as in the address. */
export const VALUE_FACETS = ['colour', 'grape', 'region', 'size'] as const;
export type ValueFacet = (typeof VALUE_FACETS)[number];

/** Facets that are on or off. */
export const FLAG_FACETS = ['available', 'offers'] as const;
export type FlagFacet = (typeof FLAG_FACETS)[number];

/** Integer cents; either end may be open, not both. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** What an address asks of a list: all of a listing's state is in it. */
export interface ListingQuery
  extends Readonly<Record<ValueFacet, readonly string[]>>, Readonly<Record<FlagFacet, boolean>> {
  /** Words searched for; empty in a category. */
  search: string;
  price: PriceRange | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

const ORDERS = [
  'name',
  'best-selling',
  'best-rated',
  'price',
  '-price',
  'newest',
] as const satisfies readonly Sort[];

/** Orders on offer, the default first. Only what was searched for has a relevance. */
export const sortsOf = ({ search }: Pick<ListingQuery, 'search'>): readonly Sort[] =>
  search === '' ? ORDERS : ['relevance', ...ORDERS];

export const EVERYTHING: ListingQuery = {
  search: '',
  colour: [],
  grape: [],
  region: [],
  size: [],
  price: null,
  available: false,
  offers: false,
  sort: 'name',
  page: 1,
};
