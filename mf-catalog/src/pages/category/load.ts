import type { PageContext, PageResult } from '@shop/contracts/remote';
import { bundlesApi } from '../../api/bundles.ts';
import { categoryCardsApi } from '../../api/category-cards.ts';
import { failedPage } from '../../api/failed-page.ts';
import { scopeOf } from '../../api/scope.ts';
import { settle } from '../../api/settle.ts';
import { findCategory } from '../../model/categories.ts';
import { parseListingQuery } from '../../model/listing-query.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { categoryHead } from './category-head.ts';

/** Loads one page of a category; an unknown category and a page past the last are 404. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store, params, query } = context;
  const category = findCategory(params.category ?? '');
  if (!category) return notFoundPage(context);
  const scope = scopeOf(context);
  const listing = parseListingQuery(query);
  const arg = { ...scope, ...listing, category: category.key };
  const [cards] = await Promise.all([
    settle(store.dispatch(categoryCardsApi.endpoints.catalogCategoryCards.initiate(arg))),
    category.bundles && settle(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope))),
  ]);
  if (!cards.ok) return failedPage(context);
  if (listing.page > 1 && listing.page > cards.value.pageCount) return notFoundPage(context);
  return { status: 200, head: categoryHead(context, category, listing, cards.value.items) };
};
