import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connectDatabase, openDatabase } from '../database/open-database.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { MIGRATIONS, openStore } from '../open-store.ts';
import { holdMails } from '../mails/outbox/hold-mails.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHead } from './backup-format.ts';
import { readBackup, type CheckedBackup } from './read-backup.ts';
import { migrationsNamed, tablesOf, type StoredValue, type StoreTable } from './store-schema.ts';
import {
  batchOf,
  countRows,
  existingTables,
  insertRows,
  readTable,
  recordedMigrations,
} from './table-rows.ts';

export interface RestoreOptions {
  /** Path of the backup. */
  file: string;
  /** `postgres://…` or path of an SQLite file; created if missing. */
  target: string;
  /** Whether to throw away what the target holds. */
  replace?: boolean;
  /**
   * Until when the lost service may have sent mails, ISO 8601: those of events until then are not sent again. Null if
   * the backup was made after the service had stopped, so that it lacks nothing.
   */
  sentUntil: string | null;
}

export interface RestoredBackup extends CheckedBackup {
  /** Mails that may have been sent after the backup, left to a person. */
  held: number;
}

/** All rows of tables, as text to compare. */
const contentOf = async (
  database: Kysely<StoreDatabase>,
  tables: readonly StoreTable[],
): Promise<string> => {
  const content: unknown[] = [];
  for (const table of tables) {
    for await (const rows of readTable(database, table)) {
      content.push([table.name, rows]);
      // A store in use: no more needs to be read.
      if (content.length > tables.length) return JSON.stringify(content);
    }
  }
  return JSON.stringify(content);
};

/** Whether the target has no rows but those that migrations insert. */
const isEmpty = async (target: Kysely<StoreDatabase>): Promise<boolean> => {
  const recorded = (await recordedMigrations(target)).map(([name]) => name);
  const migrations = Object.fromEntries(migrationsNamed(recorded));
  const tables = await tablesOf(recorded);
  if (tables.length === 0) {
    const names = await existingTables(target);
    return !(await tablesOf(Object.keys(MIGRATIONS))).some(({ name }) => names.has(name));
  }
  const empty = await openDatabase(':memory:', migrations);
  try {
    return (await contentOf(target, tables)) === (await contentOf(empty, tables));
  } finally {
    await empty.destroy();
  }
};

/** Creates the migrator's own tables, which it does not share. */
const prepareMigrations = async (target: Kysely<StoreDatabase>): Promise<void> => {
  if ((await existingTables(target)).has('kysely_migration')) return;
  const none = { getMigrations: async () => ({}) };
  const { error } = await new Migrator({ db: target, provider: none }).migrateToLatest();
  if (error) throw error;
};

/** Creates the store's tables of the backup's schema, without rows. */
const createTables = async (
  inside: Kysely<StoreDatabase>,
  schema: BackupHead['schema'],
  tables: readonly StoreTable[],
): Promise<void> => {
  const existing = await existingTables(inside);
  const all = await tablesOf(Object.keys(MIGRATIONS));
  for (const { name } of all.toReversed())
    if (existing.has(name)) await sql`drop table ${sql.table(name)}`.execute(inside);
  await sql`delete from kysely_migration`.execute(inside);
  for (const [, { up }] of migrationsNamed(schema.map(([name]) => name))) await up(inside);
  for (const [name, time] of schema)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${time})`.execute(
      inside,
    );
  for (const table of tables)
    if ((await countRows(inside, table)) > 0)
      await sql`delete from ${sql.table(table.name)}`.execute(inside);
};

const fill = async (
  inside: Kysely<StoreDatabase>,
  file: string,
  tables: readonly StoreTable[],
): Promise<void> => {
  let table: Pick<StoreTable, 'name' | 'columns'> = { name: '', columns: [] };
  let rows: (readonly StoredValue[])[] = [];
  const flush = async (): Promise<void> => {
    await insertRows(inside, table, rows);
    rows = [];
  };
  await readBackup(file, {
    onTable: async (next) => {
      await flush();
      const declared = tables.find(({ name }) => name === next.name);
      if (!declared || next.columns.some((it) => !declared.columns.includes(it)))
        throw new BackupError(
          `The backup's table ${next.name} is not one of its schema.`,
          'Use the version of store-api that wrote it.',
        );
      table = next;
    },
    onRow: async (row) => {
      rows.push(row);
      if (rows.length >= batchOf(table)) await flush();
    },
  });
  await flush();
};

const compareRows = async (
  inside: Kysely<StoreDatabase>,
  tables: readonly StoreTable[],
  { manifest }: CheckedBackup,
): Promise<void> => {
  for (const table of tables) {
    const count = await countRows(inside, table);
    if (count !== manifest.rows[table.name])
      throw new Error(`${table.name} has ${count} rows, not ${manifest.rows[table.name]}`);
  }
};

/**
 * Restores a backup in one transaction: all or nothing. The target gets the backup's schema first, and the later
 * migrations afterwards.
 *
 * @throws BackupError if the backup is damaged or of a newer version, or the target is in use
 */
export const restoreBackup = async ({
  file,
  target: name,
  replace = false,
  sentUntil,
}: RestoreOptions): Promise<RestoredBackup> => {
  const checked = await readBackup(file);
  const tables = await tablesOf(checked.head.schema.map(([it]) => it));
  const target = await connectDatabase(name);
  let held = 0;
  try {
    if (!(await isEmpty(target)) && !replace)
      throw new BackupError(
        'The database to restore into is not empty.',
        'Name an empty one, or add --replace to throw away what it holds. Stop store-api before.',
      );
    await prepareMigrations(target);
    await target.transaction().execute(async (inside) => {
      await createTables(inside, checked.head.schema, tables);
      await fill(inside, file, tables);
      await compareRows(inside, tables, checked);
      if (sentUntil !== null) held = await holdMails(inside, sentUntil);
    });
  } finally {
    await target.destroy();
  }
  await (await openStore(name)).destroy();
  return { ...checked, held };
};
