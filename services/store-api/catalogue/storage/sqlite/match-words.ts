import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../../item/locales.ts';
import { MOST_RANKED } from '../catalogue-storage.ts';

/** Each word is a quoted string, so that none is parsed as an operator; `*` matches prefixes. */
const questionOf = (words: readonly string[]): string =>
  words.map((it) => `"${it.replaceAll('"', '')}"*`).join(' AND ');

const numbersOf = (statement: StatementSync, question: string): number[] =>
  JSON.parse(String(statement.get(question)?.['numbers'] ?? '[]'));

/** Prepares the search. A match in the name weighs ten times one in the story, a match in the facts four times. */
export const matchWords = (
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
    const question = questionOf(words);
    const numbers = numbersOf(found.all, question);
    return numbers.length > MOST_RANKED ? numbers : numbersOf(found.ranked, question);
  };
};
