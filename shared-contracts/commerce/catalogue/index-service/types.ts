import type { CountryCode, Locale } from '../../../market/types.ts';
import type { CatalogueItem, ItemRating } from '../types.ts';

export const LISTING_SORTS = [
  'relevance',
  'name',
  'price',
  '-price',
  'newest',
  'best-selling',
  'best-rated',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What a listing may be narrowed down by. Values of one facet are joined by "or", facets by "and". */
export interface ListingFilter {
  grape?: readonly string[];
  region?: readonly string[];
  /** Millilitres. */
  size?: readonly string[];
  /** Of a wine: `red`, `white`, `rose`. */
  colour?: readonly string[];
  /** Integer cents, either end may be open. */
  price?: { from: number | null; to: number | null };
  /** Only what can be bought now. */
  available?: boolean;
  /** Only what costs less than before. */
  offers?: boolean;
}

export interface ListingQuery extends ListingFilter {
  /** Code of the market, which decides assortment and prices. */
  market: string;
  locale: string;
  /** A key in `metadata.categories`. */
  category?: string;
  /** Name of the producer, as in `metadata.facts.producer`. */
  producer?: string;
  /** Words searched for; accents and small mistakes are forgiven. */
  search?: string;
  /** `relevance` where words are searched for, else `name`. */
  sort?: ListingSort;
  /** From 1. */
  page?: number;
  /** At most 48. */
  pageSize?: number;
}

/** How many items a value of a facet would leave, all other filters kept. */
export interface FacetCount {
  value: string;
  count: number;
}

/** A price range in cents, both ends inclusive, null if open. */
export interface PriceBand {
  from: number | null;
  to: number | null;
  count: number;
}

export interface ListingFacets {
  grape: readonly FacetCount[];
  region: readonly FacetCount[];
  size: readonly FacetCount[];
  /** Absent before index version 2.5.0, like `prices`. */
  colour?: readonly FacetCount[];
  /** Ranges of prices that hold something. */
  prices?: readonly PriceBand[];
  /** Lowest and highest price in cents; null where nothing is found. */
  price: { min: number; max: number } | null;
  available: number;
  offers: number;
}

/** One page of what the index finds. Items are as lists have them: without options, levels and parts. */
export interface CatalogueListing {
  items: readonly CatalogueItem[];
  total: number;
  page: number;
  pageCount: number;
  facets: ListingFacets;
  /** The spelling that was searched for instead, where the one given finds nothing. */
  corrected: string | null;
}

/** Suggestions while the shopper types. */
export interface Suggestions {
  items: readonly CatalogueItem[];
  categories: readonly { key: string; count: number }[];
  corrected: string | null;
}

export type ReviewSort = 'newest' | 'best' | 'worst';

/** What someone who bought an item says of it: plain text. */
export interface Review {
  id: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  locale: Locale;
  /** As the author wants to be named. */
  name: string;
  /** Year-month-day (M8), in the query's country. */
  date: string;
}

/** One page of an item's published reviews. */
export interface ItemReviews {
  reviews: readonly Review[];
  /** Null without reviews. */
  rating: ItemRating | null;
  /** How many reviews have one star, two, … five. */
  distribution: readonly [number, number, number, number, number];
  page: number;
  pageCount: number;
}

export interface ReviewsQuery {
  kind: 'sku' | 'bundle';
  code: string;
  /** Ship-to country, in whose time zone a review's day is; the merchant's by default. */
  country?: CountryCode;
  /** `newest` by default. */
  sort?: ReviewSort;
  /** From 1. */
  page?: number;
}
