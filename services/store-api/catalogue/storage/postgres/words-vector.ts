import type { SearchText } from '../../item/indexed-item.ts';

/** Highest position in a `tsvector`; PostgreSQL sets all later positions to this one. */
const LAST_PLACE = 16_383;

/**
 * Search text of an item as the text of a `tsvector`, weighted by name (A), facts (B) and story (D). Words are
 * already folded, so the server's parser, which depends on its locale, is not used.
 */
export const wordsVector = ({ name, facts, story }: SearchText): string => {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [text, weight] of [
    [name, 'A'],
    [facts, 'B'],
    [story, 'D'],
  ] as const)
    for (const word of text.split(' ').filter((it) => it !== '')) {
      place = Math.min(LAST_PLACE, place + 1);
      places.set(word, [...(places.get(word) ?? []), `${place}${weight}`]);
    }
  return [...places].map(([word, at]) => `'${word}':${at.slice(0, 200).join(',')}`).join(' ');
};
