import type { CommerceError, Operation, Paged, Result } from '@shop/contracts/commerce';
import { listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { OpenOperation } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/cards/card.ts';
import { recommendedOf } from '../model/cards/recommended.ts';
import { findRelated } from './find-related.ts';
import { RELATED_COUNT, relatedFallback, relatedQueries } from './related-queries.ts';
import type { RelatedArg } from './related.ts';

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
