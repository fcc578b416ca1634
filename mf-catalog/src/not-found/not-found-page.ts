import type { PageContext, PageResult } from '@shop/contracts/remote';
import { newArrivalsApi } from '../home/new-arrivals.ts';
import { scopeOf } from '../shared/scope.ts';
import { awaitQuery } from '../shared/await-query.ts';

/**
 * Page result for a missing category or item: a real 404 (S13) with suggestions. Failed suggestions do not change
 * the result.
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
