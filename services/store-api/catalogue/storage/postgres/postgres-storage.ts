import { Kysely, PostgresDialect } from 'kysely';
import { postgresPool } from '../../../database/postgres-pool.ts';
import type { CatalogueStorage, StoredItem } from '../catalogue-storage.ts';
import { createTables } from './create-tables.ts';
import { findSpellings, matchTokens } from './search.ts';
import { putEntries } from './put-entries.ts';
import { holdLease } from './hold-lease.ts';
import { openReader } from './open-reader.ts';
import { removeItems } from './remove-items.ts';
import { sharedChanges, writerNotes } from './shared-index.ts';
import type { CatalogueTables } from './tables.ts';
import { writerTransaction } from './writer-transaction.ts';

/** Batch size of reads. */
const AT_ONCE = 500;
/** Items parsed at a time: they are garbage before a minor collection would move them to the old generation. */
const PARSED_AT_ONCE = 25;

const storedItem = ({ number, document }: { number: number; document: string }): StoredItem => ({
  number,
  item: JSON.parse(document),
});

/**
 * Storage on PostgreSQL: full text search by `tsvector`, spelling suggestions by `pg_trgm`.
 *
 * @throws if the server is unreachable or the tables cannot be created
 */
export const postgresStorage = async (url: string): Promise<CatalogueStorage> => {
  const database = new Kysely<CatalogueTables>({
    dialect: new PostgresDialect({ pool: postgresPool(url) }),
  });
  try {
    await createTables(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const { lease, token, lose, close } = holdLease(url, database);
  const write = writerTransaction(database, token, lose);
  const reader = openReader(url);
  const itemsIn = (from: Kysely<CatalogueTables>) =>
    from.selectFrom('catalogue_item').select(['number', 'document']);
  return {
    put: (entries) => putEntries(write, entries),
    remove: (keys) => removeItems(write, keys),
    all: async function* () {
      for (let last = 0; ;) {
        const rows = await itemsIn(database)
          .where('number', '>', last)
          .orderBy('number')
          .limit(AT_ONCE)
          .execute();
        const end = rows.at(-1);
        if (!end) return;
        for (let at = 0; at < rows.length; at += PARSED_AT_ONCE)
          yield rows.slice(at, at + PARSED_AT_ONCE).map(storedItem);
        last = end.number;
      }
    },
    byNumbers: async (numbers) => {
      if (numbers.length === 0) return [];
      const rows = await reader.read((it) =>
        itemsIn(it)
          .where('number', 'in', [...numbers])
          .execute(),
      );
      const found = new Map(rows.map((it) => [it.number, it]));
      return numbers.flatMap((it) => {
        const row = found.get(it);
        return row ? [storedItem(row)] : [];
      });
    },
    match: (words, locale) => reader.read((it) => matchTokens(it, words, locale)),
    spellings: (word, locale) => reader.read((it) => findSpellings(it, word, locale)),
    state: async (key) => {
      const row = await database
        .selectFrom('catalogue_state')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value ?? null;
    },
    setState: async (key, value) => {
      await database
        .insertInto('catalogue_state')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    shared: { lease, ...sharedChanges(database), ...writerNotes(database) },
    close: async () => {
      await close();
      await reader.close();
      await database.destroy();
    },
  };
};
