import type { CommerceError } from '@shop/contracts/commerce';
import { listCatalogue, type CatalogueItem } from '@shop/contracts/commerce/order';
import { api } from '@shop/contracts/store';

export interface FillUpArg {
  /** Code of the market. */
  market: string;
  locale: string;
  /** What an order is short of, in cents. */
  cents: number;
}

/** More than are shown: some may be in the cart already. */
const READ = 12;

/**
 * What can be bought by which an order comes to an amount that is missing, the cheapest first, by the catalogue index;
 * the dearest where nothing is dear enough.
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
        const most = await read(listCatalogue({ ...query, sort: '-price' }));
        return most.error
          ? { error: most.error as CommerceError }
          : { data: (most.data as { items: readonly CatalogueItem[] }).items };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCartFillUpQuery: useFillUpQuery } = fillUpApi;
