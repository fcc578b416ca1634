import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../../item/locales.ts';
import { trigramsOf } from '../trigrams-of.ts';

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
    const question = trigramsOf(word)
      .map((it) => `"${it.replaceAll('"', '')}"`)
      .join(' OR ');
    if (question === '') return [];
    return (statements.get(locale)?.all(question) ?? []).map((it) => String(it['term']));
  };
};
