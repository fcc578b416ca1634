import { paths, type ShopPath } from '@shop/contracts/routing';
import type { CategoryKey } from './categories.ts';
import { listingSearch, type ListingQuery } from './listing-query.ts';

/** Address of one page of a category in one order. */
export const listingPath = (category: CategoryKey, query: ListingQuery): ShopPath =>
  `${paths.category(category)}${listingSearch(query)}`;
