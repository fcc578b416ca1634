import { filtersOf } from './filters-of.ts';
import type { BundleQuery } from './types.ts';

/** Items of one page, and the most the platform gives at once (C2). */
export const PAGE_SIZE = 25;

type PageSize = 25;

/** Parameters of a list: filter, order, page. The platform's default order is by creation. */
export const listParams = (query: BundleQuery) => ({
  filters: filtersOf(query),
  ...(query.sort && { sort: [query.sort] }),
  pageNumber: Math.max(1, Math.trunc(query.page ?? 1)),
  // The SDK's type lists the numbers from 1 to 25.
  pageSize: Math.min(PAGE_SIZE, Math.max(1, Math.trunc(query.pageSize ?? PAGE_SIZE))) as PageSize,
});
