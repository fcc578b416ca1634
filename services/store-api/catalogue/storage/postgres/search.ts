import { endianness } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import { MOST_RANKED, type ItemNumbers } from '../catalogue-storage.ts';
import type { CatalogueTables } from './tables.ts';
import { trigramsOf } from '../trigrams-of.ts';

/** Each word is a quoted lexeme, so that none is parsed as an operator; `:*` matches prefixes. */
const matchQuery = (words: readonly string[]): string =>
  words.map((it) => `'${it.replace(/['\\]/g, '')}':*`).join(' & ');

/** Reads what `int4send` wrote, most significant byte first. */
const numbersIn = (bytes: Buffer): Uint32Array => {
  const numbers = new Uint32Array(bytes.length / 4);
  const copy = Buffer.from(numbers.buffer);
  bytes.copy(copy);
  if (endianness() === 'LE') copy.swap32();
  return numbers;
};

/** Numbers of the items that contain all words. A match in the name weighs ten times one in the story. */
export const matchTokens = async (
  database: Kysely<CatalogueTables>,
  words: readonly string[],
  locale: Locale,
): Promise<ItemNumbers> => {
  if (words.length === 0) return [];
  const table = sql.table(`catalogue_words_${locale}`);
  const query = sql`${matchQuery(words)}::tsquery`;
  const { rows } = await sql<{ numbers: Buffer | null }>`
    SELECT string_agg(int4send(number), ''::bytea) AS numbers FROM ${table} WHERE words @@ ${query}`.execute(
    database,
  );
  const numbers = rows[0]?.numbers;
  if (!numbers) return [];
  if (numbers.length > MOST_RANKED * 4) return numbersIn(numbers);
  const ranked = await sql<{ numbers: number[] | null }>`
    SELECT array_agg(number ORDER BY rank DESC, number) AS numbers FROM (
      SELECT number, ts_rank('{0.1, 0.1, 0.4, 1}', words, ${query}) AS rank
      FROM ${table} WHERE words @@ ${query}) AS found`.execute(database);
  return ranked.rows[0]?.numbers ?? [];
};

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
