import type { ListingSort } from '@shop/contracts/commerce/catalogue';
import type { ShopPath } from '@shop/contracts/routing';
import { parsePriceRange, writePriceRange } from './listing-price.ts';

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

/** Values of one facet in one address; more is no one's choice. */
const MOST_VALUES = 30;

const FORMS: Readonly<Record<ValueFacet, RegExp>> = {
  colour: /^[a-z]+$/,
  grape: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  region: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  size: /^[1-9]\d{0,5}$/,
};

/**
 * Reads the state of a list from its address. What cannot be a value is dropped, so that every address leads to
 * a list: the worst one to the unfiltered list.
 *
 * @param search the words searched for; empty in a category
 */
export const parseListingQuery = (query: URLSearchParams, search = ''): ListingQuery => {
  const values = (facet: ValueFacet): readonly string[] =>
    [...new Set(query.getAll(facet))]
      .filter((it) => it.length <= 40 && FORMS[facet].test(it))
      .slice(0, MOST_VALUES)
      .toSorted();
  const sorts = sortsOf({ search });
  const page = query.get('page') ?? '';
  return {
    search,
    colour: values('colour'),
    grape: values('grape'),
    region: values('region'),
    size: values('size'),
    price: parsePriceRange(query.get('price')),
    available: query.get('available') === '1',
    offers: query.get('offers') === '1',
    sort: sorts.find((it) => it === query.get('sort')) ?? sorts[0] ?? 'name',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** The query part of a list's address, without what is the default: `?grape=barbera&sort=price&page=2`. */
export const listingSearch = (listing: ListingQuery): string => {
  const { search, price, sort, page } = listing;
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  for (const facet of VALUE_FACETS) for (const value of listing[facet]) query.append(facet, value);
  if (price) query.set('price', writePriceRange(price));
  for (const facet of FLAG_FACETS) if (listing[facet]) query.set(facet, '1');
  if (sort !== sortsOf(listing)[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Address of one page of a list in one state; `place` is its path without a query. */
export const listingPath = (place: ShopPath, listing: ListingQuery): ShopPath =>
  `${place}${listingSearch(listing)}`;
