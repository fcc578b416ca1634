import { localizedText, ok } from '@shop/contracts/commerce';
import { type CatalogueItem, listCatalogue, marketsOf } from '@shop/contracts/commerce/catalogue';
import { api, type OpenOperation } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { Scope } from '../shared/scope.ts';

/** Words in the code of an item, to search for in its place: `barolo vigna 750` of `BAROLO_VIGNA-750`. */
export const codeWords = (code: string): string =>
  code
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    // Contents and the shop's own marks are in many codes and find anything.
    .filter((word) => word !== '' && word !== 'bundle' && !/^\d+$/.test(word))
    .join(' ');

/** Items suggested in the place of one that is not here. */
const SUGGESTED = 4;

interface FoundElsewhere {
  /** The item as another market sells it. */
  item: CatalogueItem | null;
  markets: readonly string[];
  alike: readonly CatalogueItem[];
}

/** Asks the index where an item is sold and what resembles it here. What it does not answer is not known. */
const findElsewhere = ({ code, market, locale }: ElsewhereArg): OpenOperation<FoundElsewhere> => ({
  anyone: async (context) => {
    const search = codeWords(code);
    const find = async (where: string): Promise<readonly CatalogueItem[]> => {
      if (search === '') return [];
      const query = { market: where, locale, search, pageSize: SUGGESTED };
      const found = await listCatalogue(query).anyone(context);
      return found.ok ? found.value.items : [];
    };
    const [sold, alike] = await Promise.all([marketsOf(code).anyone(context), find(market)]);
    // The market on view is asked already: what it does not sell it does not sell.
    const markets = sold.ok ? sold.value.markets.filter((it) => it !== market) : [];
    const [first] = markets;
    const others = first === undefined ? [] : await find(first);
    return ok({ item: others.find((it) => it.code === code) ?? null, markets, alike });
  },
});

interface ElsewhereArg extends Pick<Scope, 'market' | 'locale'> {
  code: string;
}

/** What is known of an item that this market does not sell. */
interface Elsewhere {
  /** Null when no market that sells it could tell. */
  name: string | null;
  /** Codes of the markets that sell it. */
  markets: readonly string[];
  /** What this market sells under a like name. */
  alike: readonly CardView[];
}

/** Where an item is sold that this market does not sell, and what resembles it here. */
export const elsewhereApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogElsewhere: build.query<Elsewhere, ElsewhereArg>({
      query: findElsewhere,
      transformResponse: ({ item, markets, alike }: FoundElsewhere, _meta, { locale }) => ({
        name: item && localizedText(item, locale).name,
        markets,
        alike: alike.map((it) => cardOf(it, locale)),
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogElsewhereQuery: useElsewhereQuery } = elsewhereApi;
