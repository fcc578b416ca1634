import { foldText } from './fold-text.ts';

/** Longest word that is kept, and the most of them: a question longer than that is cut, not refused. */
const MOST_LETTERS = 40;
const MOST_WORDS = 8;

/** Folded words of a text: runs of letters and digits. */
export const allWordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((it) => it.slice(0, MOST_LETTERS));

/** Words of what someone searches for, each once. Markup, emoji and signs leave nothing behind. */
export const wordsOf = (search: string): string[] =>
  [...new Set(allWordsOf(search))].slice(0, MOST_WORDS);
