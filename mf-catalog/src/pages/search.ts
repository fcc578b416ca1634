import { languageTag } from '@shop/contracts/market';
import type { PageContext, PageHead, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { newArrivalsApi } from '../home/new-arrivals.ts';
import { listingApi } from '../listing/listing-api.ts';
import { listingFromForm } from '../listing/listing-price.ts';
import { listingPath } from '../listing/listing-query.ts';
import { searchArg } from '../search/search-arg.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { type Scope, scopeOf } from '../shared/scope.ts';

export { SearchPage as Page } from './search-page.tsx';

/** Maximum length of the term in the title, in characters. */
const IN_TITLE = 60;

/** Head of a result page, which is noindex. */
const searchHead = ({ text }: PageContext, search: string): PageHead => ({
  title:
    search === ''
      ? text('catalog.search.head')
      : text('catalog.search.head_words', { words: [...search].slice(0, IN_TITLE).join('') }),
  robots: 'noindex',
});

/** Loads suggestions for an empty result. They are optional. */
const suggest = async ({ store }: PageContext, scope: Scope): Promise<void> => {
  await awaitQuery(store.dispatch(newArrivalsApi.endpoints.catalogNewArrivals.initiate(scope)));
};

/** Loads one page of search results (S4). A page past the last redirects to the last. */
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
  const submitted = listingFromForm(query, listing, languageTag(context));
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
