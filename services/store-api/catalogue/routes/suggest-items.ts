import type { Suggestions } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { Bitset } from '../facets/bitset.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import type { MarketColumn } from '../facets/market-column.ts';
import { toLocale } from '../item/locales.ts';
import { CATEGORY_WORDS } from '../search/category-words.ts';
import { findItems } from '../search/find-items.ts';
import { tokenize, queryTokens } from '../search/tokenize.ts';
import { MOST_RANKED, type ItemNumbers } from '../storage/catalogue-storage.ts';
import { listedItems } from './list-items.ts';
import { searchOf } from './listing-request.ts';
import { isSoldIn } from './is-sold-in.ts';

const MOST_ITEMS = 6;
const MOST_CATEGORIES = 3;

/** Suggested categories: first those whose name starts with the search words, then those with the most matches. */
const categoriesOf = (
  { columns }: FacetIndex,
  { sold, offers }: MarketColumn,
  found: ItemNumbers,
  words: readonly string[],
  locale: Locale,
): Suggestions['categories'] => {
  const ranked = Bitset.of(found.slice(0, MOST_RANKED));
  const items = ranked.becomeBoth(ranked, sold);
  const isNamed = (key: string): boolean => {
    const names = tokenize(CATEGORY_WORDS[key]?.[locale] ?? '');
    return words.every((word) => names.some((it) => it.startsWith(word)));
  };
  return [...columns.categories]
    .map(([key, set]) => ({
      key,
      common: set.countCommon(items),
      // Its page lists only the reductions that the market may announce.
      count: set.countCommon(key === 'offers' ? offers : sold),
      named: isNamed(key) ? 1 : 0,
    }))
    .filter(({ common, count, named }) => count > 0 && (common > 0 || named === 1))
    .toSorted((a, b) => b.named - a.named || b.common - a.common || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_CATEGORIES)
    .map(({ key, count }) => ({ key, count }));
};

/** Suggestions for a partial query; empty if the query has no word. */
export const suggestItems = async (
  index: CatalogueIndex,
  given: Readonly<Record<string, unknown>>,
): Promise<Suggestions> => {
  const { facets, storage } = index;
  const market = String(given['market']);
  const locale = toLocale(given['locale']);
  const search = searchOf(given['q']);
  const column = facets.columns.markets.get(market);
  if (!column || queryTokens(search).length === 0)
    return { items: [], categories: [], corrected: null };
  const isVisible = isSoldIn(facets, market);
  const { numbers, corrected } = await findItems(search, { storage, locale, isVisible });
  const first: number[] = [];
  for (const it of numbers) {
    if (first.length === MOST_ITEMS) break;
    if (column.sold.has(it)) first.push(it);
  }
  return {
    items: await listedItems(index, first, market, locale),
    categories: categoriesOf(facets, column, numbers, queryTokens(corrected ?? search), locale),
    corrected,
  };
};
