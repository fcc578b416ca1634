import type { PageContext, PageResult } from '@shop/contracts/remote';
import { newArrivalsApi } from '../home/new-arrivals.ts';
import { scopeOf } from '../shared/scope.ts';
import { awaitQuery } from '../shared/await-query.ts';

/**
 * What a page comes to when its category or item does not exist: a real 404 (S13) with suggestions. The
 * suggestions are a courtesy: without them the answer is the same.
 */
export const notFoundPage = async (
  context: PageContext,
): Promise<Extract<PageResult, { status: 404 }>> => {
  const { store, text } = context;
  await awaitQuery(
    store.dispatch(newArrivalsApi.endpoints.catalogNewArrivals.initiate(scopeOf(context))),
  );
  return {
    status: 404,
    page: 'shell',
    head: { title: text('catalog.not_found.head'), robots: 'noindex' },
  };
};
