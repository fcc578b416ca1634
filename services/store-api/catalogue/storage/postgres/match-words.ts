import { sql, type Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import { MOST_RANKED } from '../catalogue-storage.ts';
import type { CatalogueTables } from './tables.ts';

/** Each word is a quoted lexeme, so that none is parsed as an operator; `:*` matches prefixes. */
const questionOf = (words: readonly string[]): string =>
  words.map((it) => `'${it.replace(/['\\]/g, '')}':*`).join(' & ');

/** Numbers of the items that contain all words. A match in the name weighs ten times one in the story. */
export const matchWords = async (
  database: Kysely<CatalogueTables>,
  words: readonly string[],
  locale: Locale,
): Promise<number[]> => {
  if (words.length === 0) return [];
  const table = sql.table(`catalogue_words_${locale}`);
  const question = sql`${questionOf(words)}::tsquery`;
  const { rows } = await sql<{ numbers: number[] | null }>`
    SELECT array_agg(number) AS numbers FROM ${table} WHERE words @@ ${question}`.execute(database);
  const numbers = rows[0]?.numbers ?? [];
  if (numbers.length > MOST_RANKED) return numbers;
  const ranked = await sql<{ numbers: number[] | null }>`
    SELECT array_agg(number ORDER BY rank DESC, number) AS numbers FROM (
      SELECT number, ts_rank('{0.1, 0.1, 0.4, 1}', words, ${question}) AS rank
      FROM ${table} WHERE words @@ ${question}) AS found`.execute(database);
  return ranked.rows[0]?.numbers ?? [];
};
