import type { ListingArg } from '../../api/listing.ts';
import type { Scope } from '../../api/scope.ts';
import type { Category } from '../../model/categories/categories.ts';
import type { ListingQuery } from '../../model/listing/listing-query.ts';

/** What the list of a category is read with. */
export const categoryArg = (
  { market, locale }: Scope,
  { key }: Category,
  listing: ListingQuery,
): ListingArg => ({ market, locale, category: key, listing });
