import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../../item/locales.ts';
import { MOST_RANKED } from '../catalogue-storage.ts';
import { trigramsOf } from '../trigrams-of.ts';

/** Each word is a quoted string, so that none is parsed as an operator; `*` matches prefixes. */
const matchQuery = (words: readonly string[]): string =>
  words.map((it) => `"${it.replaceAll('"', '')}"*`).join(' AND ');

const numbersOf = (statement: StatementSync, query: string): number[] =>
  JSON.parse(String(statement.get(query)?.['numbers'] ?? '[]'));

/** Prepares the search. A match in the name weighs ten times one in the story, a match in the facts four times. */
export const matchTokens = (
  database: DatabaseSync,
): ((words: readonly string[], locale: Locale) => number[]) => {
  const statements = new Map(
    INDEX_LOCALES.map((locale) => {
      const table = `words_${locale}`;
      return [
        locale,
        {
          all: database.prepare(
            `SELECT json_group_array(rowid) AS numbers FROM ${table} WHERE ${table} MATCH ?`,
          ),
          ranked: database.prepare(
            `SELECT json_group_array(number) AS numbers FROM (
               SELECT rowid AS number FROM ${table} WHERE ${table} MATCH ?
               ORDER BY bm25(${table}, 10, 4, 1), rowid)`,
          ),
        },
      ];
    }),
  );
  return (words, locale) => {
    const found = statements.get(locale);
    if (!found || words.length === 0) return [];
    const query = matchQuery(words);
    const numbers = numbersOf(found.all, query);
    return numbers.length > MOST_RANKED ? numbers : numbersOf(found.ranked, query);
  };
};

/** Prepares the query for words with common trigrams, most similar first. */
export const findSpellings = (
  database: DatabaseSync,
): ((word: string, locale: Locale) => string[]) => {
  const statements = new Map(
    INDEX_LOCALES.map((locale) => [
      locale,
      database.prepare(
        `SELECT term FROM terms_${locale} WHERE terms_${locale} MATCH ? ORDER BY rank LIMIT 50`,
      ),
    ]),
  );
  return (word, locale) => {
    const query = trigramsOf(word)
      .map((it) => `"${it.replaceAll('"', '')}"`)
      .join(' OR ');
    if (query === '') return [];
    return (statements.get(locale)?.all(query) ?? []).map((it) => String(it['term']));
  };
};
