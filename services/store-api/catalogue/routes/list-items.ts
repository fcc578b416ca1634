import type { CatalogueItem, CatalogueListing } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { itemKey } from '../item/indexed-item.ts';
import { toListedItem } from '../item/to-listed-item.ts';
import { findItems } from '../search/find-items.ts';
import { listingRequest } from './listing-request.ts';
import { isSoldIn } from './is-sold-in.ts';

/** Items by number, as listed in a market. */
export const listedItems = async (
  { storage, facets }: CatalogueIndex,
  numbers: readonly number[],
  market: string,
  locale: Locale,
): Promise<CatalogueItem[]> =>
  (await storage.byNumbers(numbers)).flatMap(({ item }) => {
    const { ratings, rules } = facets.columns;
    return toListedItem(item, market, locale, { rating: ratings.get(itemKey(item)), rules }) ?? [];
  });

/** One page of a category or search result, with its facets. */
export const listItems = async (
  index: CatalogueIndex,
  given: Readonly<Record<string, unknown>>,
): Promise<CatalogueListing> => {
  const { facets, storage } = index;
  const { query, search, page, pageSize } = listingRequest(given, facets);
  const { market, locale, category } = query;
  const found = search
    ? await findItems(search, { storage, locale, isVisible: isSoldIn(facets, market, category) })
    : null;
  const list = facets.list({ ...query, found: found?.numbers ?? null }, { page, pageSize });
  return {
    items: await listedItems(index, list.numbers, market, locale),
    total: list.total,
    page: list.page,
    pageCount: list.pageCount,
    facets: list.facets,
    corrected: found?.corrected ?? null,
  };
};
