import { sql, type Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import { trigramsOf } from '../trigrams-of.ts';
import type { CatalogueTables } from './tables.ts';

/** Words with a common trigram, most similar first. */
export const findSpellings = async (
  database: Kysely<CatalogueTables>,
  word: string,
  locale: Locale,
): Promise<string[]> => {
  const patterns = trigramsOf(word).map((it) => `%${it.replace(/[%_\\]/g, '')}%`);
  if (patterns.length === 0) return [];
  const { rows } = await sql<{ term: string }>`
    SELECT term FROM catalogue_term
    WHERE locale = ${locale} AND term LIKE ANY (${patterns}::text[])
    ORDER BY similarity(term, ${word}) DESC, term LIMIT 50`.execute(database);
  return rows.map((it) => it.term);
};
