import type { Paged } from '@shop/contracts/commerce';
import { listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/card.ts';
import type { CategoryKey } from '../model/categories.ts';
import { PAGE_SIZE, type ListingQuery } from '../model/listing-query.ts';
import { listByPrice } from './list-by-price.ts';
import type { Scope } from './scope.ts';

export interface CategoryCardsArg extends Scope, ListingQuery {
  category: CategoryKey;
}

/** One page of a category, sorted as asked. */
export const categoryCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogCategoryCards: build.query<Paged<CardView>, CategoryCardsArg>({
      query: ({ category, page, sort }) =>
        sort === 'price'
          ? listByPrice({ category, page, pageSize: PAGE_SIZE })
          : listItems({
              category,
              page,
              pageSize: PAGE_SIZE,
              sort: sort === 'newest' ? '-created_at' : 'name',
            }),
      transformResponse: (answer: Paged<CatalogueItem>, _meta, { locale }) => ({
        ...answer,
        items: answer.items.map((it) => cardOf(it, locale)),
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogCategoryCardsQuery: useCategoryCardsQuery } = categoryCardsApi;
