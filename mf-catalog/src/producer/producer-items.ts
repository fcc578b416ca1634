import { type CatalogueListing, listCatalogue } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { Scope } from '../shared/scope.ts';
import type { Producer } from './producers.ts';

interface ProducerItemsArg extends Pick<Scope, 'market' | 'locale'> {
  /** As items state it. */
  producer: string;
}

/** Page size limit of the index; no producer of the shop has more items. */
const MOST = 48;

/** A producer's items in the market, by name. Needs the catalog index. */
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

/** Query argument of a producer's items. */
export const producerArg = ({ market, locale }: Scope, { name }: Producer): ProducerItemsArg => ({
  market,
  locale,
  producer: name,
});
