import type { BundleFilter, CatalogueFilter } from './types.ts';

/** The collection of what an item's metadata calls new; every other one is a key among its categories. */
const NEW_ARRIVALS = 'new-arrivals';

const metadataOf = ({ category, collection }: CatalogueFilter) => {
  const isNew = collection === NEW_ARRIVALS;
  const categories = [category, isNew ? undefined : collection].filter((it) => it !== undefined);
  return { ...(categories.length > 0 && { categories }), ...(isNew && { new: true }) };
};

/** The platform's format of a filter. An item's categories are in its metadata. */
export const filtersOf = (filter: BundleFilter) => {
  const metadata = metadataOf(filter);
  const search = filter.search?.trim();
  return {
    ...(filter.codes && { code_in: [...filter.codes] }),
    ...(Object.keys(metadata).length > 0 && { metadata_jcont: metadata }),
    ...(filter.containing && { sku_list_sku_list_items_sku_code_eq: filter.containing }),
    ...(search && { name_or_code_or_description_cont: search }),
  };
};
