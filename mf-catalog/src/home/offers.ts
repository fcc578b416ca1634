import { comparedPrice, type CommerceError, type Paged } from '@shop/contracts/commerce';
import { listCatalogue, listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { CountryCode } from '@shop/contracts/market';
import { api, selectMarketContext, type ShopState, useAppSelector } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import { soldIn } from '../card/sold-in.ts';
import { type Scope, scopeOf } from '../shared/scope.ts';

/** Number of offers on the home page: one row. */
const WANTED = 4;
/** Reads more than it shows, because bundles are filtered out. */
const READ = 12;

interface OffersArg extends Scope {
  /** Decides which reductions may be announced. */
  country: CountryCode;
}

export const offersArg = (context: ShopState['market']): OffersArg => ({
  ...scopeOf(context),
  country: context.country,
});

/** SKUs whose reduced price may be announced in this country. Bundles have a section of their own. */
const offersOf = (
  { items }: Pick<Paged<CatalogueItem>, 'items'>,
  { market, country, depositCountry, locale }: OffersArg,
) =>
  soldIn(items, depositCountry)
    .filter(
      (it) => it.kind === 'sku' && comparedPrice(it, { market: { market_code: market }, country }),
    )
    .slice(0, WANTED)
    .map((it) => cardOf(it, locale));

/** The market's offers from the catalog index. Without the index, the first items of the offers category. */
export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogOffers: build.query<readonly CardView[], OffersArg>({
      queryFn: async (arg, _api, _options, read) => {
        const { market, locale } = arg;
        const found = await read(
          listCatalogue({ market, locale, offers: true, sort: 'newest', pageSize: READ }),
        );
        const answer = found.error
          ? await read(listItems({ category: 'offers', pageSize: READ, sort: 'name' }))
          : found;
        return answer.error
          ? { error: answer.error as CommerceError }
          : { data: offersOf(answer.data as Paged<CatalogueItem>, arg) };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

/** The offers of the current page's country. */
export const useOffers = (): readonly CardView[] => {
  const context = useAppSelector(selectMarketContext);
  const { data = [] } = offersApi.useCatalogOffersQuery(offersArg(context));
  return data;
};
