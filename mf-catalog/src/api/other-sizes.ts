import type { Paged } from '@shop/contracts/commerce';
import { listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import type { ProductView } from '../model/item/product.ts';
import { otherSizesOf, type SizeView } from '../model/item/size-view.ts';
import { codesOfOtherSizes } from '../model/item/sizes.ts';
import type { Scope } from './scope.ts';

export interface OtherSizesArg extends Pick<Scope, 'market' | 'locale'> {
  code: string;
  sizeMl: number;
  producer: string | null;
}

/** What is asked for the other sizes of an item; null where it cannot have any. */
export const otherSizesArg = (
  { market, locale }: Scope,
  { code, facts: { sizeMl, producer } }: Pick<ProductView, 'code' | 'facts'>,
): OtherSizesArg | null =>
  sizeMl === null || codesOfOtherSizes(code, sizeMl).length === 0
    ? null
    : { market, locale, code, sizeMl, producer };

/** The other sizes a wine is sold in here. */
export const otherSizesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogOtherSizes: build.query<readonly SizeView[], OtherSizesArg>({
      query: ({ code, sizeMl }) => listItems({ codes: codesOfOtherSizes(code, sizeMl) }),
      transformResponse: ({ items }: Paged<CatalogueItem>, _meta, arg) => otherSizesOf(arg, items),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogOtherSizesQuery: useOtherSizesQuery } = otherSizesApi;
