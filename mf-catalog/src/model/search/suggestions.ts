import type { Suggestions } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, type CardView } from '../cards/card.ts';
import { findCategory, type CategoryKey } from '../categories/categories.ts';

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
