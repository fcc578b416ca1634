import type { Paged } from '@shop/contracts/commerce';
import { listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/card.ts';
import type { CategoryKey } from '../model/categories.ts';
import type { Scope } from './scope.ts';

export interface ShortListArg extends Scope {
  category: CategoryKey;
  /** Cards wanted, at most 25. */
  limit: number;
}

/** The first few items of a category by name: offers of the home page, items related to a product. */
export const shortListApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogShortList: build.query<readonly CardView[], ShortListArg>({
      query: ({ category, limit }) => listItems({ category, pageSize: limit, sort: 'name' }),
      transformResponse: ({ items }: Paged<CatalogueItem>, _meta, { locale }) =>
        items.map((it) => cardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogShortListQuery: useShortListQuery } = shortListApi;
