import type { LanguageTag } from '@shop/contracts/market';
import { typedPriceRange } from './listing-price.ts';
import type { ListingQuery } from './listing-query.ts';

/**
 * The list asked for by the form of the facets, sent without JavaScript: its prices come as two fields in units of
 * the currency. Null for any other address.
 */
export const submittedListing = (
  query: URLSearchParams,
  listing: ListingQuery,
  locale: LanguageTag,
): ListingQuery | null => {
  if (!query.has('price_from') && !query.has('price_to')) return null;
  return {
    ...listing,
    price: typedPriceRange(query.get('price_from'), query.get('price_to'), locale),
  };
};
