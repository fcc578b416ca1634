import { languageTag } from '@shop/contracts/market';
import type { PageContext, PageHead, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { newArrivalsApi } from '../home/new-arrivals.ts';
import { listingApi } from '../listing/listing-api.ts';
import { submittedListing } from '../listing/listing-price.ts';
import { listingPath } from '../listing/listing-query.ts';
import { searchArg } from '../search/search-arg.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { type Scope, scopeOf } from '../shared/scope.ts';

export { SearchPage as Page } from './search-page.tsx';

/** Characters of the words that a title has room for. */
const IN_TITLE = 60;

/** Head of a page of results: no one's to find but the shopper's own. */
const searchHead = ({ text }: PageContext, search: string): PageHead => ({
  title:
    search === ''
      ? text('catalog.search.head')
      : text('catalog.search.head_words', { words: [...search].slice(0, IN_TITLE).join('') }),
  robots: 'noindex',
});

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
