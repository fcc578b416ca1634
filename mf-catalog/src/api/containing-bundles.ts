import { listAllBundles, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/cards/card.ts';
import type { ProductArg } from './product.ts';

/** Every bundle of the market that holds a SKU, by name. */
export const containingBundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogContainingBundles: build.query<readonly CardView[], ProductArg>({
      query: ({ code }) => listAllBundles({ containing: code, sort: 'name' }),
      transformResponse: (items: readonly CatalogueItem[], _meta, { locale }) =>
        items.map((it) => cardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogContainingBundlesQuery: useContainingBundlesQuery } = containingBundlesApi;
