import { foldText } from './fold-text.ts';

/** Maximum length and number of words. A longer query is truncated, not refused. */
const MOST_LETTERS = 40;
const MOST_WORDS = 8;

/** Folded words of a text: runs of letters and digits. */
export const allWordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((it) => it.slice(0, MOST_LETTERS));

/** Distinct words of a search text. Markup, emoji and punctuation are dropped. */
export const wordsOf = (search: string): string[] =>
  [...new Set(allWordsOf(search))].slice(0, MOST_WORDS);
