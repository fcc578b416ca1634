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
/** Cents. Nothing in the shop costs more than a hundred million. */
const HIGHEST_PRICE = 10_000_000_000;

type Given = Readonly<Record<string, unknown>>;

const firstOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
};

const wholeNumber = (value: unknown, from: number, to: number, otherwise: number): number => {
  const text = firstOf(value);
  if (!/^-?\d{1,15}$/.test(text)) return otherwise;
  return Math.min(to, Math.max(from, Number(text)));
};

const valuesOf = (value: unknown, name: FacetName, { columns }: FacetIndex): string[] => {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
  const known = given.filter((it) => typeof it === 'string' && columns.facets[name].having(it));
  return [...new Set(known as string[])];
};

const priceOf = (value: unknown): FacetQuery['price'] => {
  const [, from, to] = /^(\d{0,12})-(\d{0,12})$/.exec(firstOf(value)) ?? [];
  const end = (text: string | undefined) => (text ? Math.min(HIGHEST_PRICE, Number(text)) : null);
  const price = { from: end(from), to: end(to) };
  return price.from === null && price.to === null ? null : price;
};

/** The words searched for, cut to a length no one types. */
export const searchOf = (value: unknown): string => firstOf(value).slice(0, LONGEST_SEARCH).trim();

export interface ListingRequest {
  query: Omit<FacetQuery, 'found'>;
  /** Empty where nothing is searched for. */
  search: string;
  page: number;
  pageSize: number;
}

/**
 * Reads the parameters of a listing. What is unknown is dropped and numbers are clamped: an address someone typed or
 * tampered with shows a listing all the same.
 */
export const listingRequest = (given: Given, facets: FacetIndex): ListingRequest => {
  const search = searchOf(given['q']);
  const asked = SORTS.find((it) => it === firstOf(given['sort']));
  const otherwise = search ? 'relevance' : 'name';
  return {
    search,
    page: wholeNumber(given['page'], 1, HIGHEST_PAGE, 1),
    pageSize: wholeNumber(given['per_page'], 1, MOST_PER_PAGE, PER_PAGE),
    query: {
      market: firstOf(given['market']),
      locale: toLocale(firstOf(given['locale'])),
      category: firstOf(given['category']).slice(0, 100) || null,
      producer: firstOf(given['producer']).slice(0, 100) || null,
      facets: {
        grape: valuesOf(given['grape'], 'grape', facets),
        region: valuesOf(given['region'], 'region', facets),
        size: valuesOf(given['size'], 'size', facets),
        colour: valuesOf(given['colour'], 'colour', facets),
      },
      price: priceOf(given['price']),
      available: firstOf(given['available']) === '1',
      offers: firstOf(given['offers']) === '1',
      sort: asked === 'relevance' && !search ? 'name' : (asked ?? otherwise),
    },
  };
};
