import { sql, type Transaction } from 'kysely';
import { batches } from '../../../database/batches.ts';
import { type IndexEntry, itemKey, type SearchText } from '../../item/indexed-item.ts';
import { INDEX_LOCALES } from '../../item/locales.ts';
import type { PutItem } from '../catalogue-storage.ts';
import { searchDigest } from '../search-digest.ts';
import { termsOf } from '../terms-of.ts';
import type { CatalogueTables } from './tables.ts';
import type { WriterTransaction } from './writer-transaction.ts';

/** Highest position in a `tsvector`; PostgreSQL sets all later positions to this one. */
const LAST_PLACE = 16_383;

/**
 * Search text of an item as the text of a `tsvector`, weighted by name (A), facts (B) and story (D). Words are
 * already folded, so the server's parser, which depends on its locale, is not used.
 */
const searchVector = ({ name, facts, story }: SearchText): string => {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [text, weight] of [
    [name, 'A'],
    [facts, 'B'],
    [story, 'D'],
  ] as const)
    for (const word of text.split(' ').filter((it) => it !== '')) {
      place = Math.min(LAST_PLACE, place + 1);
      places.set(word, [...(places.get(word) ?? []), `${place}${weight}`]);
    }
  return [...places].map(([word, at]) => `'${word}':${at.slice(0, 200).join(',')}`).join(' ');
};

interface Numbered {
  entry: IndexEntry;
  number: number;
  document: string;
  digest: string;
  isChanged: boolean;
  isTextChanged: boolean;
}

/**
 * Assigns the next numbers to new items. A sequence would lose one for each existing item. The transaction has locked
 * the table (see `writerTransaction`).
 */
const numbered = async (
  transaction: Transaction<CatalogueTables>,
  entries: ReadonlyMap<string, IndexEntry>,
): Promise<Numbered[]> => {
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
    const isTextChanged = row?.search_digest !== digest;
    const isChanged = isTextChanged || row?.document !== document;
    const number = row ? row.number : (next += 1);
    return { entry, number, document, digest, isChanged, isTextChanged };
  });
};

/** Each row gets a revision of its own, so that readers can page by it. */
const writeItems = (transaction: Transaction<CatalogueTables>, items: readonly Numbered[]) =>
  transaction
    .insertInto('catalogue_item')
    .values(
      items.map(({ entry, number, document, digest }) => ({
        number,
        key: itemKey(entry.item),
        document,
        search_digest: digest,
        revision: sql<string>`nextval('catalogue_revision')`,
        text_revision: sql<string>`currval('catalogue_revision')`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet(({ ref }) => ({
        document: ref('excluded.document'),
        search_digest: ref('excluded.search_digest'),
        revision: ref('excluded.revision'),
        text_revision: sql<string>`CASE WHEN catalogue_item.search_digest = excluded.search_digest
          THEN catalogue_item.text_revision ELSE excluded.revision END`,
      })),
    )
    .execute();

/** A statement has at most 65,535 parameters, two per term. */
const MOST_TERMS = 10_000;

const writeSearchText = async (
  transaction: Transaction<CatalogueTables>,
  items: readonly Numbered[],
): Promise<void> => {
  for (const locale of INDEX_LOCALES) {
    const values = items.map(
      ({ entry, number }) =>
        sql`(${number}::integer, ${searchVector(entry.search[locale])}::tsvector)`,
    );
    await sql`INSERT INTO ${sql.table(`catalogue_words_${locale}`)} (number, words)
      VALUES ${sql.join(values)}
      ON CONFLICT (number) DO UPDATE SET words = excluded.words`.execute(transaction);
    const terms = [...new Set(items.flatMap(({ entry }) => termsOf(entry.search[locale])))];
    for (const some of batches(terms, MOST_TERMS))
      await transaction
        .insertInto('catalogue_term')
        .values(some.map((term) => ({ locale, term })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
};

/** Writes changed items in one transaction. */
export const putEntries = async (
  write: WriterTransaction,
  entries: readonly IndexEntry[],
): Promise<PutItem[]> => {
  if (entries.length === 0) return [];
  const byKey = new Map(entries.map((it) => [itemKey(it.item), it]));
  const items = await write(async (transaction) => {
    const all = await numbered(transaction, byKey);
    const changed = all.filter((it) => it.isChanged);
    if (changed.length > 0) await writeItems(transaction, changed);
    const reworded = changed.filter((it) => it.isTextChanged);
    if (reworded.length > 0) await writeSearchText(transaction, reworded);
    return { result: all, isChange: changed.length > 0 };
  });
  return items.map(({ entry, number, isChanged, isTextChanged }) => ({
    number,
    item: entry.item,
    isChanged,
    isTextChanged,
  }));
};
