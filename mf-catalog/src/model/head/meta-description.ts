/** What search engines show of a description, at most and at least so many characters. */
export const DESCRIPTION = { least: 120, most: 155 } as const;

/** A sentence is not ended by what only joins it to the next word. */
const LOOSE_END = /[\s,;:·–—-]+$/u;

/** A text cut at the last word that fits, with an ellipsis for the rest. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  // Languages of the shop put spaces between words; a word longer than all that fits is cut itself.
  const end = text[most - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head).replace(LOOSE_END, '')}…`;
};

/**
 * A description for search engines: its parts one after the other, the most telling first, as long as they are needed
 * to come to 120 characters; what goes beyond 155 is cut at a word.
 *
 * @param parts sentences; nulls are left out
 */
export const metaDescription = (parts: readonly (string | null)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION.least) break;
    text = [text, part?.trim().replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ');
  }
  return cut(text, DESCRIPTION.most);
};
