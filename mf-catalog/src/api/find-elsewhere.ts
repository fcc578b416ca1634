import { ok } from '@shop/contracts/commerce';
import { listCatalogue, marketsOf, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { OpenOperation } from '@shop/contracts/store';
import { codeWords } from '../model/search/code-words.ts';
import type { ElsewhereArg } from './elsewhere.ts';

/** Items suggested in the place of one that is not here. */
const SUGGESTED = 4;

export interface FoundElsewhere {
  /** The item as another market sells it. */
  item: CatalogueItem | null;
  markets: readonly string[];
  alike: readonly CatalogueItem[];
}

/** Asks the index where an item is sold and what resembles it here. What it does not answer is not known. */
export const findElsewhere = ({
  code,
  market,
  locale,
}: ElsewhereArg): OpenOperation<FoundElsewhere> => ({
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
