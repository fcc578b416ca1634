import { asRecord, ok, type Operation } from '@shop/contracts/commerce';
import {
  type CatalogueItem,
  retrieveBundle,
  retrieveItem,
} from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { soldIn } from '../card/sold-in.ts';
import type { Scope } from '../shared/scope.ts';
import { productOf, type ProductView } from './product.ts';

/** Returns null for a missing item. An error would be fetched again on every render; null stays in the cache. */
const notFoundAsNull =
  <T>(operation: Operation<T>): Operation<T | null> =>
  async (context) => {
    const result = await operation(context);
    return !result.ok && result.error.code === 'NOT_FOUND' ? ok(null) : result;
  };

export interface ProductArg extends Scope {
  code: string;
}

/** On the server, the item with the lowest prices of one market only, because the document inlines them. */
const pricedIn = (item: CatalogueItem, market: string): CatalogueItem => {
  if (process.env.TARGET === 'web') return item;
  const { lowest_prices, ...metadata } = item.metadata;
  const lowest = asRecord(lowest_prices)[market];
  return {
    ...item,
    metadata: { ...metadata, ...(lowest !== undefined && { lowest_prices: { [market]: lowest } }) },
  };
};

/** The item's page view; null also if the country requires declarations that its containers lack. */
const soldProductOf = (
  item: CatalogueItem | null,
  _meta: unknown,
  { depositCountry, locale, market }: ProductArg,
): ProductView | null => {
  const [sold] = item ? soldIn([item], depositCountry) : [];
  return sold ? productOf(pricedIn(sold, market), locale) : null;
};

/** One SKU with its inventory; null if the market or the country does not sell it. */
export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogProduct: build.query<ProductView | null, ProductArg>({
      query: ({ code, shippingMethod }) => notFoundAsNull(retrieveItem({ code, shippingMethod })),
      transformResponse: soldProductOf,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogProductQuery: useProductQuery } = productApi;

/** One bundle with its parts; null if the market or the country does not sell it. */
export const bundleApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogBundle: build.query<ProductView | null, ProductArg>({
      query: ({ code, shippingMethod }) => notFoundAsNull(retrieveBundle({ code, shippingMethod })),
      transformResponse: soldProductOf,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogBundleQuery: useBundleQuery } = bundleApi;
