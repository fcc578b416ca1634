import type { CommerceError, Paged } from '@shop/contracts/commerce';
import { listCatalogue, listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { Scope } from '../shared/scope.ts';

/** Number of offers on the home page: one row. */
const WANTED = 4;
/** Reads more than it shows, because bundles are filtered out. */
const READ = 12;

/** SKUs with a reduced price in this market. Bundles have a section of their own. */
const offersOf = ({ items }: Pick<Paged<CatalogueItem>, 'items'>, { locale }: Scope) =>
  items
    .map((it) => cardOf(it, locale))
    .filter((it) => it.kind === 'sku' && it.compareAt !== null)
    .slice(0, WANTED);

/** The market's offers from the catalog index. Without the index, the first items of the offers category. */
export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogOffers: build.query<readonly CardView[], Scope>({
      queryFn: async (scope, _api, _options, read) => {
        const { market, locale } = scope;
        const found = await read(
          listCatalogue({ market, locale, offers: true, sort: 'newest', pageSize: READ }),
        );
        const answer = found.error
          ? await read(listItems({ category: 'offers', pageSize: READ, sort: 'name' }))
          : found;
        return answer.error
          ? { error: answer.error as CommerceError }
          : { data: offersOf(answer.data as Paged<CatalogueItem>, scope) };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogOffersQuery: useOffersQuery } = offersApi;
