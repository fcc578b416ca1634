import { toLocale } from '../item/locales.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import type { FacetName } from '../facets/item-columns.ts';
import type { FacetQuery, SortName } from '../facets/listing-query.ts';

const SORTS = [
  'relevance',
  'name',
  'price',
  '-price',
  'newest',
  'best-selling',
  'best-rated',
] as const satisfies readonly SortName[];

const LONGEST_SEARCH = 200;
const MOST_VALUES = 20;
const MOST_PER_PAGE = 48;
const PER_PAGE = 24;
const HIGHEST_PAGE = 100_000;
/** Maximum price in cents. */
const HIGHEST_PRICE = 10_000_000_000;

type Query = Readonly<Record<string, unknown>>;

const firstOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
};

const clampedInteger = (value: unknown, from: number, to: number, otherwise: number): number => {
  const text = firstOf(value);
  if (!/^-?\d{1,15}$/.test(text)) return otherwise;
  return Math.min(to, Math.max(from, Number(text)));
};

const valuesOf = (value: unknown, name: FacetName, { columns }: FacetIndex): string[] => {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
  const valid = values.filter((it) => typeof it === 'string' && columns.facets[name].having(it));
  return [...new Set(valid as string[])];
};

const priceOf = (value: unknown): FacetQuery['price'] => {
  const [, from, to] = /^(\d{0,12})-(\d{0,12})$/.exec(firstOf(value)) ?? [];
  const end = (text: string | undefined) => (text ? Math.min(HIGHEST_PRICE, Number(text)) : null);
  const price = { from: end(from), to: end(to) };
  return price.from === null && price.to === null ? null : price;
};

/** The search text, truncated to a plausible length. */
export const searchOf = (value: unknown): string => firstOf(value).slice(0, LONGEST_SEARCH).trim();

export interface ListingRequest {
  query: Omit<FacetQuery, 'found'>;
  /** Empty without a search. */
  search: string;
  page: number;
  pageSize: number;
}

/**
 * Parses the query string of a listing. Unknown values are dropped and numbers clamped, so that a mistyped or
 * manipulated URL still shows a listing.
 */
export const listingRequest = (query: Query, facets: FacetIndex): ListingRequest => {
  const search = searchOf(query['q']);
  const sort = SORTS.find((it) => it === firstOf(query['sort']));
  const otherwise = search ? 'relevance' : 'name';
  return {
    search,
    page: clampedInteger(query['page'], 1, HIGHEST_PAGE, 1),
    pageSize: clampedInteger(query['per_page'], 1, MOST_PER_PAGE, PER_PAGE),
    query: {
      market: firstOf(query['market']),
      locale: toLocale(firstOf(query['locale'])),
      category: firstOf(query['category']).slice(0, 100) || null,
      producer: firstOf(query['producer']).slice(0, 100) || null,
      facets: {
        grape: valuesOf(query['grape'], 'grape', facets),
        region: valuesOf(query['region'], 'region', facets),
        size: valuesOf(query['size'], 'size', facets),
        colour: valuesOf(query['colour'], 'colour', facets),
      },
      price: priceOf(query['price']),
      available: firstOf(query['available']) === '1',
      offers: firstOf(query['offers']) === '1',
      sort: sort === 'relevance' && !search ? 'name' : (sort ?? otherwise),
    },
  };
};
