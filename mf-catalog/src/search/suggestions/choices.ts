import type { CardView } from '../../card/card.ts';
import type { SuggestedCategory } from './suggestions-api.ts';
import type { SuggestionsResponse } from './use-suggestions.ts';

/** One choice of the list. `id` is unique across all lists. */
export type Choice = { id: string } & (
  | { kind: 'past'; term: string }
  | { kind: 'forget' }
  /** `index` is its position among the items, from 0. */
  | { kind: 'item'; card: CardView; index: number }
  | { kind: 'category'; category: SuggestedCategory }
  | { kind: 'all'; term: string }
);

/** Past searches, and a choice to clear them. */
export const pastChoices = (past: readonly string[]): readonly Choice[] =>
  past.length === 0
    ? []
    : [
        ...past.map((term) => ({ id: `past ${term}`, kind: 'past', term }) as const),
        { id: 'forget', kind: 'forget' },
      ];

/** Items, categories and a link to all results; empty if nothing was found. */
export const suggestionChoices = ({
  term,
  suggestions,
}: SuggestionsResponse): readonly Choice[] => {
  const { items, categories } = suggestions;
  if (items.length + categories.length === 0) return [];
  return [
    ...items.map(
      (card, index) => ({ id: `${card.kind} ${card.code}`, kind: 'item', card, index }) as const,
    ),
    ...categories.map(
      (category) => ({ id: `category ${category.key}`, kind: 'category', category }) as const,
    ),
    { id: 'all', kind: 'all', term },
  ];
};
