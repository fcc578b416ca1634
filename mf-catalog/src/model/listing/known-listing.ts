import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import { VALUE_FACETS, type ListingQuery, type ValueFacet } from './listing-query.ts';

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
