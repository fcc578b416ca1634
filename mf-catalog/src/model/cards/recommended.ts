import type { CardView } from './card.ts';

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
