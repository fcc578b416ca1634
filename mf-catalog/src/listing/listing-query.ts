import type { ListingSort } from '@shop/contracts/commerce/catalogue';
import type { ShopPath } from '@shop/contracts/routing';
import { parsePriceRange, writePriceRange } from './listing-price.ts';

export type Sort = ListingSort;

/** Number of cards per page of the index; the platform has 25 (section K). */
export const PAGE_SIZE = 24;

/** Facets with several values, combined by OR. Named as in the address. */
export const VALUE_FACETS = ['colour', 'grape', 'region', 'size'] as const;
export type ValueFacet = (typeof VALUE_FACETS)[number];

/** Boolean facets. */
export const FLAG_FACETS = ['available', 'offers'] as const;
export type FlagFacet = (typeof FLAG_FACETS)[number];

/** Integer cents. Either end may be open, but not both. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** The complete state of a list, as held by its address. */
export interface ListingQuery
  extends Readonly<Record<ValueFacet, readonly string[]>>, Readonly<Record<FlagFacet, boolean>> {
  /** Search term; empty in a category. */
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

/** Sort orders, the default first. Only a search has relevance. */
export const sortsOf = ({ search }: Pick<ListingQuery, 'search'>): readonly Sort[] =>
  search === '' ? ORDERS : ['relevance', ...ORDERS];

export const UNFILTERED: ListingQuery = {
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

/** Maximum number of values per facet in an address. */
const MOST_VALUES = 30;

const FORMS: Readonly<Record<ValueFacet, RegExp>> = {
  colour: /^[a-z]+$/,
  grape: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  region: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  size: /^[1-9]\d{0,5}$/,
};

/**
 * Parses the state of a list from its address. Invalid values are dropped, so every address leads to a list.
 *
 * @param search search term; empty in a category
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

/** Query string of a list's address without default values: `?grape=barbera&sort=price&page=2`. */
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

/** Address of one page of a list; `place` is its path without query. */
export const listingPath = (place: ShopPath, listing: ListingQuery): ShopPath =>
  `${place}${listingSearch(listing)}`;
