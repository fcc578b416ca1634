import { retrieveItem, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { productOf, type ProductView } from '../model/item/product.ts';
import { absentAsNull } from './absent-as-null.ts';
import type { Scope } from './scope.ts';

export interface ProductArg extends Scope {
  code: string;
}

/** One SKU with its inventory; null when the market does not sell it. */
export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogProduct: build.query<ProductView | null, ProductArg>({
      query: ({ code, shippingMethod }) => absentAsNull(retrieveItem({ code, shippingMethod })),
      transformResponse: (item: CatalogueItem | null, _meta, { locale }) =>
        item && productOf(item, locale),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogProductQuery: useProductQuery } = productApi;
