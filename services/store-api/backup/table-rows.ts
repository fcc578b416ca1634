import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { locksRows } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { StoredValue, StoreTable } from './store-schema.ts';

/** Rows of one statement: bounds memory, and the parameters of an insert (SQLite: 32,766). */
const BATCH = 500;

const listed = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((it) => sql.ref(it)));

/** Runs reads on one state of the database, while others write. */
export const inSnapshot = <T>(
  database: Kysely<StoreDatabase>,
  read: (snapshot: Transaction<StoreDatabase>) => Promise<T>,
): Promise<T> => {
  // On SQLite with its write-ahead log every transaction reads one state.
  const transaction = locksRows(database)
    ? database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : database.transaction();
  return transaction.execute(read);
};

const valueOf = (value: unknown, isNumeric: boolean): StoredValue => {
  const read = isNumeric && value !== null ? Number(value) : value;
  if (typeof read === 'number' && !Number.isSafeInteger(read))
    throw new RangeError(`a backup holds whole numbers up to 2^53, not ${value}`);
  if (read === null || typeof read === 'number' || typeof read === 'string') return read;
  throw new TypeError(`a backup holds text and numbers, not ${typeof read}`);
};

/** All rows of a table in the order of its primary key, in batches. */
export const readTable = async function* (
  snapshot: Kysely<StoreDatabase>,
  { name, columns, numeric, key }: StoreTable,
): AsyncGenerator<readonly (readonly StoredValue[])[]> {
  for (let last: readonly StoredValue[] | undefined; ;) {
    const after = last && sql`where (${listed(key)}) > (${sql.join(last)})`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${listed(columns)} from ${sql.table(name)} ${after ?? sql``}
      order by ${listed(key)} limit ${sql.lit(BATCH)}`.execute(snapshot);
    const values = rows.map((row) => columns.map((it) => valueOf(row[it], numeric.has(it))));
    if (values.length > 0) yield values;
    if (values.length < BATCH) return;
    last = key.map((it) => values.at(-1)?.[columns.indexOf(it)] ?? null);
  }
};

/** Rows that fit into one insert. */
export const batchOf = ({ columns }: Pick<StoreTable, 'columns'>): number =>
  Math.min(BATCH, Math.floor(30_000 / columns.length));

export const insertRows = async (
  database: Kysely<StoreDatabase>,
  { name, columns }: Pick<StoreTable, 'name' | 'columns'>,
  rows: readonly (readonly StoredValue[])[],
): Promise<void> => {
  if (rows.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  await sql`insert into ${sql.table(name)} (${listed(columns)}) values ${sql.join(values)}`.execute(
    database,
  );
};

export const countRows = async (
  database: Kysely<StoreDatabase>,
  { name }: Pick<StoreTable, 'name'>,
): Promise<number> => {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from ${sql.table(name)}`.execute(database);
  return Number(rows[0]?.count ?? 0);
};

/** Names of the tables that the database has. */
export const existingTables = async (
  database: Kysely<StoreDatabase>,
): Promise<ReadonlySet<string>> => {
  const { rows } = locksRows(database)
    ? await sql<{ name: string }>`
        select table_name as "name" from information_schema.tables
        where table_schema = current_schema()`.execute(database)
    : await sql<{ name: string }>`
        select name as "name" from sqlite_master where type = 'table'`.execute(database);
  return new Set(rows.map(({ name }) => name));
};

/** A migration as the database records it. */
export type RecordedMigration = [name: string, time: string];

/** Migrations that the database records; none without that record. */
export const recordedMigrations = async (
  database: Kysely<StoreDatabase>,
): Promise<readonly RecordedMigration[]> => {
  if (!(await existingTables(database)).has('kysely_migration')) return [];
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name as "name", timestamp as "timestamp" from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name, timestamp }) => [name, timestamp]);
};
