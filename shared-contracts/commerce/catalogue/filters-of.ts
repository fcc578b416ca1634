import type { CatalogueFilter } from './types.ts';

/** The platform's form of a filter. Which categories an item is in stands in its metadata. */
export const filtersOf = ({ codes, category, collection, search }: CatalogueFilter) => {
  const categories = [category, collection].filter((it) => it !== undefined);
  return {
    ...(codes && { code_in: [...codes] }),
    ...(categories.length > 0 && { metadata_jcont: { categories } }),
    ...(search?.trim() && { name_or_code_or_description_cont: search.trim() }),
  };
};
