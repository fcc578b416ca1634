import { localizedText, ok } from '@shop/contracts/commerce';
import { type CatalogueItem, listCatalogue, marketsOf } from '@shop/contracts/commerce/catalogue';
import { api, type OpenOperation } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { Scope } from '../shared/scope.ts';

/** Search terms from an item code: `barolo vigna` of `BAROLO_VIGNA-750`. */
export const searchTermsOf = (code: string): string =>
  code
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    // Contents and the shop's own prefixes are part of many codes and match anything.
    .filter((word) => word !== '' && word !== 'bundle' && !/^\d+$/.test(word))
    .join(' ');

/** Number of suggested items. */
const SUGGESTED = 4;

interface FoundInOtherMarkets {
  /** The item as another market sells it; null if unknown. */
  item: CatalogueItem | null;
  markets: readonly string[];
  alike: readonly CatalogueItem[];
}

/** Asks the index which markets sell an item and which items have a similar code. Failed queries count as empty. */
const findInOtherMarkets = ({
  code,
  market,
  locale,
}: OtherMarketsArg): OpenOperation<FoundInOtherMarkets> => ({
  anyone: async (context) => {
    const search = searchTermsOf(code);
    const find = async (where: string): Promise<readonly CatalogueItem[]> => {
      if (search === '') return [];
      const query = { market: where, locale, search, pageSize: SUGGESTED };
      const found = await listCatalogue(query).anyone(context);
      return found.ok ? found.value.items : [];
    };
    const [sold, alike] = await Promise.all([marketsOf(code).anyone(context), find(market)]);
    // The current market does not sell it, as its own read has shown.
    const markets = sold.ok ? sold.value.markets.filter((it) => it !== market) : [];
    const [first] = markets;
    const others = first === undefined ? [] : await find(first);
    return ok({ item: others.find((it) => it.code === code) ?? null, markets, alike });
  },
});

interface OtherMarketsArg extends Pick<Scope, 'market' | 'locale'> {
  code: string;
}

/** Result of the search for a missing item. */
interface OtherMarkets {
  /** Null if unknown. */
  name: string | null;
  /** Codes of the markets that sell it. */
  markets: readonly string[];
  /** Items of this market with a similar code. */
  alike: readonly CardView[];
}

/** Markets that sell an item missing in this one, and similar items of this market. */
export const otherMarketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogOtherMarkets: build.query<OtherMarkets, OtherMarketsArg>({
      query: findInOtherMarkets,
      transformResponse: ({ item, markets, alike }: FoundInOtherMarkets, _meta, { locale }) => ({
        name: item && localizedText(item, locale).name,
        markets,
        alike: alike.map((it) => cardOf(it, locale)),
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogOtherMarketsQuery: useOtherMarketsQuery } = otherMarketsApi;
