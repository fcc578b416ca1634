import { useLocation, usePageQuery } from '@shop/contracts/routing';
import type { Category } from '../category/categories.ts';
import type { Scope } from '../shared/scope.ts';
import type { ListingArg } from './listing-api.ts';
import type { ListingQuery } from './listing-query.ts';

/** What the list of a category is read with. */
export const categoryArg = (
  { market, locale }: Scope,
  { key }: Category,
  listing: ListingQuery,
): ListingArg => ({ market, locale, category: key, listing });

interface ListingArgs {
  /** What the list on view is read with. */
  arg: ListingArg;
  /** What the address asks for: it is ahead while another list is on its way. */
  asked: ListingArg;
  isAhead: boolean;
}

/**
 * A page shows the list of its own address and nothing else: the next one comes with a page of its own, which would
 * otherwise mount the cards of a list again that is on view already.
 */
export const useListingArgs = (argOf: (query: URLSearchParams) => ListingArg): ListingArgs => {
  const query = usePageQuery();
  const asked = new URLSearchParams(useLocation().search);
  return { arg: argOf(query), asked: argOf(asked), isAhead: `${query}` !== `${asked}` };
};
