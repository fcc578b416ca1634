import { sql, type Kysely, type Transaction } from 'kysely';
import { itemKey, type IndexEntry } from '../../item/indexed-item.ts';
import { INDEX_LOCALES } from '../../item/locales.ts';
import type { PutItem } from '../catalogue-storage.ts';
import { searchDigest } from '../search-digest.ts';
import { termsOf } from '../terms-of.ts';
import type { CatalogueTables } from './tables.ts';
import { wordsVector } from './words-vector.ts';

interface Numbered {
  entry: IndexEntry;
  number: number;
  document: string;
  digest: string;
  isChanged: boolean;
  newWords: boolean;
}

/** Assigns the next numbers to new items. A sequence would lose one for each existing item. */
const numbered = async (
  transaction: Transaction<CatalogueTables>,
  entries: ReadonlyMap<string, IndexEntry>,
): Promise<Numbered[]> => {
  await sql`LOCK TABLE catalogue_item IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
  const rows = await transaction
    .selectFrom('catalogue_item')
    .select(['key', 'number', 'document', 'search_digest'])
    .where('key', 'in', [...entries.keys()])
    .execute();
  const existing = new Map(rows.map((it) => [it.key, it]));
  const { last } = await transaction
    .selectFrom('catalogue_item')
    .select((it) => it.fn.coalesce(it.fn.max('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  let next = last;
  return [...entries].map(([key, entry]) => {
    const row = existing.get(key);
    const document = JSON.stringify(entry.item);
    const digest = searchDigest(entry);
    const newWords = row?.search_digest !== digest;
    const isChanged = newWords || row?.document !== document;
    const number = row ? row.number : (next += 1);
    return { entry, number, document, digest, isChanged, newWords };
  });
};

const writeItems = (transaction: Transaction<CatalogueTables>, items: readonly Numbered[]) =>
  transaction
    .insertInto('catalogue_item')
    .values(
      items.map(({ entry, number, document, digest }) => ({
        number,
        key: itemKey(entry.item),
        document,
        search_digest: digest,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet(({ ref }) => ({
        document: ref('excluded.document'),
        search_digest: ref('excluded.search_digest'),
      })),
    )
    .execute();

/** A statement has at most 65,535 parameters, two per term. */
const MOST_TERMS = 10_000;

const writeWords = async (
  transaction: Transaction<CatalogueTables>,
  items: readonly Numbered[],
): Promise<void> => {
  for (const locale of INDEX_LOCALES) {
    const values = items.map(
      ({ entry, number }) =>
        sql`(${number}::integer, ${wordsVector(entry.search[locale])}::tsvector)`,
    );
    await sql`INSERT INTO ${sql.table(`catalogue_words_${locale}`)} (number, words)
      VALUES ${sql.join(values)}
      ON CONFLICT (number) DO UPDATE SET words = excluded.words`.execute(transaction);
    const terms = [...new Set(items.flatMap(({ entry }) => termsOf(entry.search[locale])))];
    for (let from = 0; from < terms.length; from += MOST_TERMS)
      await transaction
        .insertInto('catalogue_term')
        .values(terms.slice(from, from + MOST_TERMS).map((term) => ({ locale, term })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
};

/** Writes changed items in one transaction. */
export const putEntries = async (
  database: Kysely<CatalogueTables>,
  entries: readonly IndexEntry[],
): Promise<PutItem[]> => {
  if (entries.length === 0) return [];
  const byKey = new Map(entries.map((it) => [itemKey(it.item), it]));
  const items = await database.transaction().execute(async (transaction) => {
    const all = await numbered(transaction, byKey);
    const changed = all.filter((it) => it.isChanged);
    if (changed.length > 0) await writeItems(transaction, changed);
    const reworded = changed.filter((it) => it.newWords);
    if (reworded.length > 0) await writeWords(transaction, reworded);
    return all;
  });
  return items.map(({ entry, number, isChanged, newWords }) => ({
    number,
    item: entry.item,
    isChanged,
    newWords,
  }));
};
