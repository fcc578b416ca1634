import type { ListingArg } from '../../api/listing.ts';
import type { Scope } from '../../api/scope.ts';
import { parseListingQuery } from '../../model/listing/parse-listing-query.ts';
import { searchWords } from '../../model/search/search-words.ts';

/** What the results of an address are read with. */
export const searchArg = ({ market, locale }: Scope, query: URLSearchParams): ListingArg => ({
  market,
  locale,
  category: null,
  listing: parseListingQuery(query, searchWords(query.get('q'))),
});
