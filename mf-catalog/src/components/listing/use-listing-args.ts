import { useLocation, usePageQuery } from '@shop/contracts/routing';
import type { ListingArg } from '../../api/listing.ts';

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
