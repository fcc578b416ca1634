import { asTexts, type Paged } from '@shop/contracts/commerce';
import { type CatalogueItem, listBundles } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import type { Scope } from '../shared/scope.ts';
import { cardOf, type CardView } from './card.ts';
import { soldIn } from './sold-in.ts';

/** A bundle card, with its parts and categories for filtering. */
interface BundleCardView extends CardView {
  partCodes: readonly string[];
  categories: readonly string[];
}

const bundleCardOf = (item: CatalogueItem, locale: Locale): BundleCardView => ({
  ...cardOf(item, locale),
  partCodes: item.parts.map((it) => it.code),
  categories: asTexts(item.metadata.categories),
});

/**
 * First page of the market's bundles. The list is short, so pages filter this one response by category or contained
 * product.
 */
export const bundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogBundles: build.query<readonly BundleCardView[], Scope>({
      query: () => listBundles({ pageSize: 25, sort: 'name' }),
      transformResponse: ({ items }: Paged<CatalogueItem>, _meta, { depositCountry, locale }) =>
        soldIn(items, depositCountry).map((it) => bundleCardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogBundlesQuery: useBundlesQuery } = bundlesApi;
