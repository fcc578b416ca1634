import { type CatalogueListing, listCatalogue } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { Scope } from '../shared/scope.ts';
import type { Producer } from './producers.ts';

interface ProducerItemsArg extends Pick<Scope, 'market' | 'locale'> {
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

/** What the items of a producer are read with. */
export const producerArg = ({ market, locale }: Scope, { name }: Producer): ProducerItemsArg => ({
  market,
  locale,
  producer: name,
});
