import type { ListingArg } from '../listing/listing-api.ts';
import type { Scope } from '../shared/scope.ts';
import { parseListingQuery } from '../listing/listing-query.ts';
import { cleanSearchTerm } from './search-term.ts';

/** Query argument of the result list of an address. */
export const searchArg = ({ market, locale }: Scope, query: URLSearchParams): ListingArg => ({
  market,
  locale,
  category: null,
  listing: parseListingQuery(query, cleanSearchTerm(query.get('q'))),
});
