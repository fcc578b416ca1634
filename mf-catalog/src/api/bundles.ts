import type { Paged } from '@shop/contracts/commerce';
import { listBundles, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { bundleCardOf, type BundleCardView } from '../model/cards/bundle-card.ts';
import type { Scope } from './scope.ts';

/**
 * The market's bundles, the first page of them: few and cheap to read, so pages pick from this one answer what
 * belongs to their category or holds their product.
 */
export const bundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogBundles: build.query<readonly BundleCardView[], Scope>({
      query: () => listBundles({ pageSize: 25, sort: 'name' }),
      transformResponse: ({ items }: Paged<CatalogueItem>, _meta, { locale }) =>
        items.map((it) => bundleCardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogBundlesQuery: useBundlesQuery } = bundlesApi;
