import type { Locale } from '@shop/contracts/market';
import { headText } from './head-text.ts';
import { metaDescription } from './meta-description.ts';

/** How many items of a list its description names. */
const NAMED = 3;

/** What search engines show of a list: what it is, the first of its items, and what the house promises. */
export const listDescription = (
  intro: string,
  cards: readonly { name: string }[],
  locale: Locale,
): string => {
  const text = headText(locale);
  const names = cards
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  return metaDescription([
    intro,
    names === '' ? null : text('head.category.items', { names }),
    text('head.promise'),
  ]);
};
