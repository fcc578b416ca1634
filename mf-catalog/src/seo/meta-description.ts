/** Minimum and maximum length of a meta description, in characters. */
export const DESCRIPTION = { least: 120, most: 155 } as const;

/** Trailing punctuation that would precede the ellipsis. */
const LOOSE_END = /[\s,;:·–—-]+$/u;

/** Cuts a text at the last word that fits, with an ellipsis. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  // All languages of the shop separate words by spaces. A word longer than the limit is cut itself.
  const end = text[most - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head).replace(LOOSE_END, '')}…`;
};

/**
 * Joins parts into a meta description, the most important first, until it has 120 characters, and cuts it at a word
 * after 155.
 *
 * @param parts sentences; nulls are skipped
 */
export const metaDescription = (parts: readonly (string | null)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION.least) break;
    text = [text, part?.trim().replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ');
  }
  return cut(text, DESCRIPTION.most);
};
