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

/** Related items shown beside a product. */
const RELATED_COUNT = 4;
/** The item itself may be among those found, and the lists overlap. */
const ASKED = RELATED_COUNT * 2;
/** What costs between two thirds and one and a half times as much is of a like price. */
const LIKE_PRICE = 1.5;

/**
 * What the index is asked for, nearest first: the same grape or region at a like price in the same category, then the
 * category at a like price, then the category.
 */
const relatedQueries = (arg: RelatedArg): readonly ListingQuery[] => {
  const { market, locale, category, grapes, region, cents } = arg;
  const base: ListingQuery = { market, locale, category, available: true, pageSize: ASKED };
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

/** What the platform is asked in the index's place: the first of the category by name. */
const relatedFallback = ({ category }: RelatedArg): CatalogueQuery => ({
  category,
  pageSize: RELATED_COUNT + 1,
  sort: 'name',
});

/** Several lists of the index in one read; what could not be had is left out, unless nothing could. */
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
 * The first so many of several lists, the nearer list first and no item twice.
 *
 * @param except codes that are not to be recommended: the item itself
 */
export const recommendedOf = (
  lists: readonly (readonly CardView[])[],
  except: readonly string[],
  count: number,
): readonly CardView[] => {
  const seen = new Set(except);
  const cards: CardView[] = [];
  for (const card of lists.flat()) {
    if (cards.length === count) break;
    if (seen.has(card.code)) continue;
    seen.add(card.code);
    cards.push(card);
  }
  return cards;
};

type Lists = readonly (readonly CatalogueItem[])[];

interface Answer {
  data?: unknown;
  error?: unknown;
}

type Read = (operation: Operation<unknown> | OpenOperation) => Answer | PromiseLike<Answer>;

/** What resembles an item, by the index; where it does not answer, others of the category, by the platform. */
export const readRelated = async (
  arg: RelatedArg,
  read: Read,
): Promise<Result<readonly CardView[]>> => {
  const chosen = (lists: Lists) => {
    const cards = lists.map((items) => items.map((it) => cardOf(it, arg.locale)));
    return { ok: true as const, value: recommendedOf(cards, [arg.code], RELATED_COUNT) };
  };
  const found = await read(findRelated(relatedQueries(arg)));
  if (!found.error) return chosen(found.data as Lists);
  const others = await read(listItems(relatedFallback(arg)));
  return others.error
    ? { ok: false, error: others.error as CommerceError }
    : chosen([(others.data as Paged<CatalogueItem>).items]);
};
