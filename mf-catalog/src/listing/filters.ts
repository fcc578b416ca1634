import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import {
  UNFILTERED,
  FLAG_FACETS,
  type FlagFacet,
  type ListingQuery,
  type PriceRange,
  VALUE_FACETS,
  type ValueFacet,
} from './listing-query.ts';

/**
 * Drops filter values that the index does not know: it ignores them, so they do not filter. Selected known values
 * are always in the facets, even with a count of 0. Returns the same object if all values are known.
 *
 * @param facets null if the list did not come from the index
 */
export const dropUnknownValues = (
  listing: ListingQuery,
  facets: ListingFacets | null,
): ListingQuery => {
  if (!facets) return listing;
  const isListed = (facet: ValueFacet) => (value: string) =>
    facets[facet]?.some((it) => it.value === value) ?? false;
  const affected = VALUE_FACETS.filter((facet) => !listing[facet].every(isListed(facet)));
  if (affected.length === 0) return listing;
  const kept = affected.map((facet) => [facet, listing[facet].filter(isListed(facet))]);
  return { ...listing, ...Object.fromEntries(kept) };
};

/** One active filter and the list without it. */
export type ActiveFilter = { without: ListingQuery } & (
  | { facet: ValueFacet; value: string }
  | { facet: 'price'; range: PriceRange }
  | { facet: FlagFacet }
);

/** A changed filter returns to the first page. */
const changed = (listing: ListingQuery, its: Partial<ListingQuery>): ListingQuery => ({
  ...listing,
  ...its,
  page: 1,
});

/** Toggles a facet value. */
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

/** The list without filters, in the same order. */
export const withoutFilters = ({ search, sort }: ListingQuery): ListingQuery => ({
  ...UNFILTERED,
  search,
  sort,
});

/** Active filters in the order of the facets. */
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
