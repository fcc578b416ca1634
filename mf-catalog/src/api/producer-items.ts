import { listCatalogue, type CatalogueListing } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/cards/card.ts';
import type { Scope } from './scope.ts';

export interface ProducerItemsArg extends Pick<Scope, 'market' | 'locale'> {
  /** As items state it. */
  producer: string;
}

/** As many as the index gives at once; no house of the shop makes more. */
const MOST = 48;

/** What a market sells of one producer, by name. Only the catalogue index knows. */
export const producerItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogProducerItems: build.query<readonly CardView[], ProducerItemsArg>({
      query: (arg) => listCatalogue({ ...arg, pageSize: MOST, sort: 'name' }),
      transformResponse: ({ items }: CatalogueListing, _meta, { locale }) =>
        items.map((it) => cardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogProducerItemsQuery: useProducerItemsQuery } = producerItemsApi;
