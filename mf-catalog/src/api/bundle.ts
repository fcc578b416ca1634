import { retrieveBundle, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { productOf, type ProductView } from '../model/item/product.ts';
import { absentAsNull } from './absent-as-null.ts';
import type { ProductArg } from './product.ts';

/** One bundle with its parts; null when the market does not sell it. */
export const bundleApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogBundle: build.query<ProductView | null, ProductArg>({
      query: ({ code, shippingMethod }) => absentAsNull(retrieveBundle({ code, shippingMethod })),
      transformResponse: (item: CatalogueItem | null, _meta, { locale }) =>
        item && productOf(item, locale),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogBundleQuery: useBundleQuery } = bundleApi;
