import type { CommerceError } from '@shop/contracts/commerce';
import { listCatalogue, type CatalogueItem } from '@shop/contracts/commerce/order';
import { api } from '@shop/contracts/store';

export interface FillUpArg {
  /** Code of the market. */
  market: string;
  locale: string;
  /** Missing amount in cents. */
  cents: number;
}

/** More than are shown: some may already be in the cart. */
const READ = 12;

/**
 * Items by the catalog index whose price covers the missing amount, cheapest first; the most expensive ones if none
 * covers it.
 */
const fillUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartFillUp: build.query<readonly CatalogueItem[], FillUpArg>({
      queryFn: async ({ market, locale, cents }, _api, _options, read) => {
        const query = { market, locale, available: true, pageSize: READ };
        const price = { from: cents, to: null };
        const enough = await read(listCatalogue({ ...query, price, sort: 'price' }));
        if (enough.error) return { error: enough.error as CommerceError };
        const { items } = enough.data as { items: readonly CatalogueItem[] };
        if (items.length > 0) return { data: items };
        const dearest = await read(listCatalogue({ ...query, sort: '-price' }));
        return dearest.error
          ? { error: dearest.error as CommerceError }
          : { data: (dearest.data as { items: readonly CatalogueItem[] }).items };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCartFillUpQuery: useFillUpQuery } = fillUpApi;
