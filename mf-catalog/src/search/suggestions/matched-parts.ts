export interface Part {
  text: string;
  matched: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Index in `word` after its first `length` folded characters. */
const endOf = (word: string, length: number): number => {
  let end = 0;
  let folded = 0;
  for (const char of word) {
    const size = fold(char).length;
    // Combining marks belong to the previous letter.
    if (folded >= length && size > 0) break;
    folded += size;
    end += char.length;
  }
  return end;
};

/** Splits a text where its words start with a search word, ignoring accents and case. */
export const matchedParts = (text: string, term: string): readonly Part[] => {
  const prefixes = fold(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(word);
    const length = Math.max(0, ...prefixes.map((it) => (folded.startsWith(it) ? it.length : 0)));
    if (length === 0) continue;
    const to = index + endOf(word, length);
    if (index > from) parts.push({ text: text.slice(from, index), matched: false });
    parts.push({ text: text.slice(index, to), matched: true });
    from = to;
  }
  if (from < text.length) parts.push({ text: text.slice(from), matched: false });
  return parts;
};
