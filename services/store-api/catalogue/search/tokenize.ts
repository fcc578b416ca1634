import { plainLetters } from '@shop/contracts/i18n/plain-letters';

/** Normalizes text for search: lower case without accents. Applied to both queries and indexed text. */
export const foldText = (text: string): string => plainLetters(text).toLowerCase();

/** Maximum length of a token, and number of tokens of a query. A longer query is truncated, not refused. */
const MAX_TOKEN_LENGTH = 40;
const MAX_QUERY_TOKENS = 8;

/** Folded tokens of a text: runs of letters and digits. */
export const tokenize = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((it) => it.slice(0, MAX_TOKEN_LENGTH));

/** Distinct tokens of a search query. Markup, emoji and punctuation are dropped. */
export const queryTokens = (search: string): string[] =>
  [...new Set(tokenize(search))].slice(0, MAX_QUERY_TOKENS);
