import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { newArrivalsOf, type NewArrivals } from '../model/cards/new-arrivals.ts';
import { listNewArrivals } from './list-new-arrivals.ts';
import type { Scope } from './scope.ts';

/** What the home page leads with: the newest items, one of them told at length. */
export const newArrivalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogNewArrivals: build.query<NewArrivals, Scope>({
      query: () => listNewArrivals(),
      transformResponse: (items: readonly CatalogueItem[], _meta, { locale }) =>
        newArrivalsOf(items, locale),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogNewArrivalsQuery: useNewArrivalsQuery } = newArrivalsApi;
