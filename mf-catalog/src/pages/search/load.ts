import { languageTag } from '@shop/contracts/market';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { listingApi } from '../../api/listing.ts';
import { newArrivalsApi } from '../../api/new-arrivals.ts';
import { scopeOf, type Scope } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import { submittedListing } from '../../model/listing/submitted-listing.ts';
import { searchArg } from './search-arg.ts';
import { searchHead } from './search-head.ts';

/** A way on where nothing was found; without it the page says the same. */
const suggest = async ({ store }: PageContext, scope: Scope): Promise<void> => {
  await awaitQuery(store.dispatch(newArrivalsApi.endpoints.catalogNewArrivals.initiate(scope)));
};

/** Loads one page of what the words of the address find (S4). A page past the last leads to the last. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store, query, prefix } = context;
  const scope = scopeOf(context);
  const arg = searchArg(scope, query);
  const { listing } = arg;
  const head = searchHead(context, listing.search);
  const leadTo = (next: typeof listing): PageResult => ({
    status: 302,
    location: `${prefix}${listingPath(paths.search(), next)}`,
  });
  if (listing.search === '') {
    await suggest(context, scope);
    return { status: 200, head };
  }
  const submitted = submittedListing(query, listing, languageTag(context));
  if (submitted) return leadTo(submitted);
  const answer = await awaitQuery(
    store.dispatch(listingApi.endpoints.catalogListing.initiate(arg)),
  );
  if (!answer.ok) return { status: 503, head };
  const { total, pageCount } = answer.value;
  if (listing.page > 1 && listing.page > pageCount)
    return leadTo({ ...listing, page: Math.max(1, pageCount) });
  if (total === 0) await suggest(context, scope);
  return { status: 200, head };
};
