import type { OpenContext } from '../../call/call-context.ts';
import { askIndex } from './ask-index.ts';
import { listingParams } from './listing-params.ts';
import type {
  CatalogueListing,
  ItemReviews,
  ListingQuery,
  ReviewsQuery,
  Suggestions,
} from './types.ts';

/** One page of a category or of a search, with its facets. */
export const listCatalogue = (query: ListingQuery) => (context: OpenContext) =>
  askIndex<CatalogueListing>('items', listingParams(query), ['items'], context);

/** Items and categories that begin with, or sound like, the typed text. */
export const suggestItems =
  ({ market, locale, search }: { market: string; locale: string; search: string }) =>
  (context: OpenContext) =>
    askIndex<Suggestions>(
      'suggestions',
      new URLSearchParams({ market, locale, q: search }),
      ['items', 'categories'],
      context,
    );

/** Codes of the markets that sell an item; empty for an unknown code. */
export const marketsOf = (code: string) => (context: OpenContext) =>
  askIndex<{ markets: readonly string[] }>(
    'markets-of',
    new URLSearchParams({ code }),
    ['markets'],
    context,
  );

/** One page of an item's reviews, with the totals of all reviews. */
export const readReviews =
  ({ kind, code, country, sort, page }: ReviewsQuery) =>
  (context: OpenContext) =>
    askIndex<ItemReviews>(
      'reviews',
      new URLSearchParams({
        kind,
        code,
        ...(country && { country }),
        ...(sort && { sort }),
        ...(page && { page: `${page}` }),
      }),
      ['reviews', 'distribution'],
      context,
    );
