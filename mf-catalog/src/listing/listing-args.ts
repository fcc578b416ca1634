import { useLocation, usePageQuery } from '@shop/contracts/routing';
import type { Category } from '../category/categories.ts';
import type { Scope } from '../shared/scope.ts';
import type { ListingArg } from './listing-api.ts';
import type { ListingQuery } from './listing-query.ts';

/** Query argument of a category's list. */
export const categoryArg = (
  { market, locale }: Scope,
  { key }: Category,
  listing: ListingQuery,
): ListingArg => ({ market, locale, category: key, listing });

interface ListingArgs {
  /** Query argument of the list on the page. */
  arg: ListingArg;
  /** Query argument of the current address, which is ahead while the next list loads. */
  requested: ListingArg;
  isAhead: boolean;
}

/**
 * Arguments for the page's own list and for the current address. A page only shows the list of its own address: the
 * next list has a page of its own, and rendering it here would mount its cards twice.
 */
export const useListingArgs = (argOf: (query: URLSearchParams) => ListingArg): ListingArgs => {
  const query = usePageQuery();
  const requested = new URLSearchParams(useLocation().search);
  return { arg: argOf(query), requested: argOf(requested), isAhead: `${query}` !== `${requested}` };
};
