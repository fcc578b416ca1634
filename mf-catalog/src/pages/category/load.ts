import { languageTag } from '@shop/contracts/market';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { bundlesApi } from '../../api/bundles.ts';
import { failedPage } from '../../api/failed-page.ts';
import { listingApi } from '../../api/listing.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { findCategory } from '../../model/categories/categories.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import { parseListingQuery } from '../../model/listing/parse-listing-query.ts';
import { submittedListing } from '../../model/listing/submitted-listing.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { categoryArg } from './category-arg.ts';
import { categoryHead } from './category-head.ts';

/** Loads one page of a category; an unknown category and a page past the last are 404. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store, params, query, prefix } = context;
  const category = findCategory(params.category ?? '');
  if (!category) return notFoundPage(context);
  const listing = parseListingQuery(query);
  const place = paths.category(category.key);
  const submitted = submittedListing(query, listing, languageTag(context));
  if (submitted) return { status: 302, location: `${prefix}${listingPath(place, submitted)}` };
  const scope = scopeOf(context);
  const arg = categoryArg(scope, category, listing);
  const answer = await awaitQuery(
    store.dispatch(listingApi.endpoints.catalogListing.initiate(arg)),
  );
  if (!answer.ok) return failedPage(context);
  const { facets, pageCount, items } = answer.value;
  if (listing.page > 1 && listing.page > pageCount) return notFoundPage(context);
  // The index lists bundles among the rest; the platform keeps them apart.
  if (!facets && category.bundles)
    await awaitQuery(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope)));
  return { status: 200, head: categoryHead(context, category, listing, items) };
};
