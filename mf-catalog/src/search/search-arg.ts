import type { ListingArg } from '../listing/listing-api.ts';
import type { Scope } from '../shared/scope.ts';
import { parseListingQuery } from '../listing/listing-query.ts';
import { searchWords } from './search-words.ts';

/** What the results of an address are read with. */
export const searchArg = ({ market, locale }: Scope, query: URLSearchParams): ListingArg => ({
  market,
  locale,
  category: null,
  listing: parseListingQuery(query, searchWords(query.get('q'))),
});
