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
  /** The corrected spelling that was searched for; null if the term was not corrected. */
  corrected: string | null;
}

/** Maps suggestions of the index to the shopper's language. Categories that the shop does not have are dropped. */
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
  /** The typed term, not empty. */
  search: string;
}

/** Suggestions while typing (S4). */
const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogSuggestions: build.query<SuggestionsView, SuggestionsArg>({
      query: (input) => suggestItems(input),
      transformResponse: (answer: Suggestions, _meta, { locale }) => suggestionsOf(answer, locale),
      // Prices and stock change, so a term stays cached only briefly.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { catalogSuggestions } = suggestionsApi.endpoints;
