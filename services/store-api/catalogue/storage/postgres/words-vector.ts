import type { SearchText } from '../../item/indexed-item.ts';

/** Places in a vector end here; what comes later counts for the last place. */
const LAST_PLACE = 16_383;

/**
 * An item's words as the text of a `tsvector`: those of the name weigh most (A), then the facts (B), then the story
 * (D). The words are folded already, so the server's own parser, which depends on its locale, has no part in it.
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
