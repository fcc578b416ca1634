import {
  type CommerceError,
  ok,
  type Operation,
  type Paged,
  type Result,
} from '@shop/contracts/commerce';
import {
  type CatalogueItem,
  type CatalogueQuery,
  listCatalogue,
  type ListingQuery,
  listItems,
} from '@shop/contracts/commerce/catalogue';
import type { OpenOperation } from '@shop/contracts/store';
import { cardOf, type CardView } from '../../card/card.ts';
import type { RelatedArg } from './related-api.ts';

/** Number of related items on a product page. */
const RELATED_COUNT = 4;
/** Reads more than it shows: the results may include the item itself, and the lists overlap. */
const PAGE_SIZE = RELATED_COUNT * 2;
/** Prices from two thirds to one and a half times the item's are similar. */
const LIKE_PRICE = 1.5;

/**
 * Index queries, nearest first: same grape or region at a similar price in the same category, then the category at
 * a similar price, then the category.
 */
const relatedQueries = (arg: RelatedArg): readonly ListingQuery[] => {
  const { market, locale, category, grapes, region, cents } = arg;
  const base: ListingQuery = { market, locale, category, available: true, pageSize: PAGE_SIZE };
  const price = cents !== null && {
    price: { from: Math.round(cents / LIKE_PRICE), to: Math.round(cents * LIKE_PRICE) },
  };
  return [
    ...(grapes.length > 0 ? [{ ...base, ...price, grape: grapes }] : []),
    ...(region !== null ? [{ ...base, ...price, region: [region] }] : []),
    ...(price ? [{ ...base, ...price }] : []),
    base,
  ];
};

/** Platform query used without the index: the first items of the category by name. */
const relatedFallback = ({ category }: RelatedArg): CatalogueQuery => ({
  category,
  pageSize: RELATED_COUNT + 1,
  sort: 'name',
});

/** Runs several index queries in one read. Failed queries are skipped, unless all fail. */
const findRelated = (
  queries: readonly ListingQuery[],
): OpenOperation<readonly (readonly CatalogueItem[])[]> => ({
  anyone: async (context) => {
    const found = await Promise.all(queries.map((it) => listCatalogue(it).anyone(context)));
    const failed = found.find((it): it is Extract<Result<never>, { ok: false }> => !it.ok);
    const lists = found.flatMap((it) => (it.ok ? [it.value.items] : []));
    return lists.length === 0 && failed ? failed : ok(lists);
  },
});

/**
 * The first `count` items of several lists, nearer lists first, without duplicates.
 *
 * @param except codes to leave out: the item itself
 */
export const pickRelated = (
  lists: readonly (readonly CardView[])[],
  except: readonly string[],
  count: number,
): readonly CardView[] => {
  const codes = new Set(except);
  const cards: CardView[] = [];
  for (const card of lists.flat()) {
    if (cards.length === count) break;
    if (codes.has(card.code)) continue;
    codes.add(card.code);
    cards.push(card);
  }
  return cards;
};

type Lists = readonly (readonly CatalogueItem[])[];

interface ReadResult {
  data?: unknown;
  error?: unknown;
}

type Read = (operation: Operation<unknown> | OpenOperation) => ReadResult | PromiseLike<ReadResult>;

/** Related items from the index. If it fails, other items of the category from the platform. */
export const readRelated = async (
  arg: RelatedArg,
  read: Read,
): Promise<Result<readonly CardView[]>> => {
  const pick = (lists: Lists) => {
    const cards = lists.map((items) => items.map((it) => cardOf(it, arg.locale)));
    return { ok: true as const, value: pickRelated(cards, [arg.code], RELATED_COUNT) };
  };
  const found = await read(findRelated(relatedQueries(arg)));
  if (!found.error) return pick(found.data as Lists);
  const others = await read(listItems(relatedFallback(arg)));
  return others.error
    ? { ok: false, error: others.error as CommerceError }
    : pick([(others.data as Paged<CatalogueItem>).items]);
};
