import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import {
  EVERYTHING,
  FLAG_FACETS,
  type FlagFacet,
  type ListingQuery,
  type PriceRange,
  VALUE_FACETS,
  type ValueFacet,
} from './listing-query.ts';

/**
 * The list without the values no one knows: the index has left them out, so they narrow nothing down. What is chosen
 * and known it counts among the facets, even where it leaves nothing. The same list where all are known.
 *
 * @param facets null where the list came without the index
 */
export const knownListing = (listing: ListingQuery, facets: ListingFacets | null): ListingQuery => {
  if (!facets) return listing;
  const isKnown = (facet: ValueFacet) => (value: string) =>
    facets[facet]?.some((it) => it.value === value) ?? false;
  const unknown = VALUE_FACETS.filter((facet) => !listing[facet].every(isKnown(facet)));
  if (unknown.length === 0) return listing;
  const known = unknown.map((facet) => [facet, listing[facet].filter(isKnown(facet))]);
  return { ...listing, ...Object.fromEntries(known) };
};

/** One thing a list is narrowed down by, and the list without it. */
export type ActiveFilter = { without: ListingQuery } & (
  | { facet: ValueFacet; value: string }
  | { facet: 'price'; range: PriceRange }
  | { facet: FlagFacet }
);

/** Another filter leads to another list: it begins at its first page. */
const changed = (listing: ListingQuery, its: Partial<ListingQuery>): ListingQuery => ({
  ...listing,
  ...its,
  page: 1,
});

/** The list with a value chosen that was not, or the other way round. */
export const toggleValue = (
  listing: ListingQuery,
  facet: ValueFacet,
  value: string,
): ListingQuery => {
  const rest = listing[facet].filter((it) => it !== value);
  const chosen = rest.length < listing[facet].length ? rest : [...rest, value].toSorted();
  return changed(listing, { [facet]: chosen });
};

export const toggleFlag = (listing: ListingQuery, facet: FlagFacet): ListingQuery =>
  changed(listing, { [facet]: !listing[facet] });

export const withPrice = (listing: ListingQuery, price: PriceRange | null): ListingQuery =>
  changed(listing, { price });

/** The list without any filter, in the same order. */
export const withoutFilters = ({ search, sort }: ListingQuery): ListingQuery => ({
  ...EVERYTHING,
  search,
  sort,
});

/** What a list is narrowed down by, in the order of the facets. */
export const activeFilters = (listing: ListingQuery): readonly ActiveFilter[] => [
  ...VALUE_FACETS.flatMap((facet) =>
    listing[facet].map((value) => ({
      facet,
      value,
      without: toggleValue(listing, facet, value),
    })),
  ),
  ...(listing.price
    ? [{ facet: 'price' as const, range: listing.price, without: withPrice(listing, null) }]
    : []),
  ...FLAG_FACETS.filter((facet) => listing[facet]).map((facet) => ({
    facet,
    without: toggleFlag(listing, facet),
  })),
];
