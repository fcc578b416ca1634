import type { PageContext, PageResult } from '@shop/contracts/remote';
import { bundlesApi } from '../../api/bundles.ts';
import { failedPage } from '../../api/failed-page.ts';
import { newArrivalsApi } from '../../api/new-arrivals.ts';
import { offersApi } from '../../api/offers.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { homeHead } from './home-head.ts';

/** Loads the home page of a market (S3). Offers and bundles are left out when they cannot be read. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store } = context;
  const scope = scopeOf(context);
  const [arrivals] = await Promise.all([
    awaitQuery(store.dispatch(newArrivalsApi.endpoints.catalogNewArrivals.initiate(scope))),
    awaitQuery(store.dispatch(offersApi.endpoints.catalogOffers.initiate(scope))),
    awaitQuery(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope))),
  ]);
  if (!arrivals.ok) return failedPage(context);
  return { status: 200, head: homeHead(context, arrivals.value) };
};
