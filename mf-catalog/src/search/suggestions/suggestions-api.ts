import { type Suggestions, suggestItems } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../../card/card.ts';
import { type CategoryKey, findCategory } from '../../category/categories.ts';

export interface SuggestedCategory {
  key: CategoryKey;
  count: number;
}

export interface SuggestionsView {
  items: readonly CardView[];
  categories: readonly SuggestedCategory[];
  /** The spelling that was searched for instead. */
  corrected: string | null;
}

/** Suggestions of the index in the shopper's language; categories the shop does not have are left out. */
export const suggestionsOf = (
  { items, categories, corrected }: Suggestions,
  locale: Locale,
): SuggestionsView => ({
  items: items.map((it) => cardOf(it, locale)),
  categories: categories.flatMap(({ key, count }) => {
    const category = findCategory(key);
    return category ? [{ key: category.key, count }] : [];
  }),
  corrected,
});

export interface SuggestionsArg {
  /** Code of the market. */
  market: string;
  locale: Locale;
  /** What has been typed so far, not empty. */
  search: string;
}

/** What is offered while someone types (S4). */
const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogSuggestions: build.query<SuggestionsView, SuggestionsArg>({
      query: (input) => suggestItems(input),
      transformResponse: (answer: Suggestions, _meta, { locale }) => suggestionsOf(answer, locale),
      // Prices and stock move: a term typed again soon is answered from memory, later asked again.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { catalogSuggestions } = suggestionsApi.endpoints;
