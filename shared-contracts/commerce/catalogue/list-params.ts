import { codesFilter } from './codes-filter.ts';
import type { BundleFilter, BundleQuery, CatalogueFilter } from './types.ts';

/** The collection of what an item's metadata calls new; every other one is a key among its categories. */
const NEW_ARRIVALS = 'new-arrivals';

const metadataOf = ({ category, collection }: CatalogueFilter) => {
  const isNew = collection === NEW_ARRIVALS;
  const categories = [category, isNew ? undefined : collection].filter((it) => it !== undefined);
  return { ...(categories.length > 0 && { categories }), ...(isNew && { new: true }) };
};

/** The platform's format of a filter. An item's categories are in its metadata. */
const filtersOf = (filter: BundleFilter) => {
  const metadata = metadataOf(filter);
  const search = filter.search?.trim();
  return {
    ...(filter.codes && Object.fromEntries([codesFilter(filter.codes)])),
    ...(Object.keys(metadata).length > 0 && { metadata_jcont: metadata }),
    ...(filter.containing && { sku_list_sku_list_items_sku_code_eq: filter.containing }),
    ...(search && { name_or_code_or_description_cont: search }),
  };
};

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
