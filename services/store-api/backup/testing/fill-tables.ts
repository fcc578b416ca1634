import { sql, type Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { MIGRATIONS } from '../../open-store.ts';
import { tablesOf, type StoredValue, type StoreTable } from '../store-schema.ts';
import { batchOf, insertRows, readTable } from '../table-rows.ts';

/** Line breaks of all kinds, quotes, a pair of surrogates, right-to-left text. */
const HARD_TEXT = '\u2028\u2029\r\n\t"\'\\{}[];--,😀 שלום é$1%';

export const storeTables = (): Promise<readonly StoreTable[]> => tablesOf(Object.keys(MIGRATIONS));

/** Longest text of each varchar column, by `table.column`. */
const lengthsOf = async (database: Kysely<StoreDatabase>): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select m.name || '.' || c.name as "name", c.type as "type"
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(database);
  return new Map(
    rows.flatMap(({ name, type }) => {
      const length = /\((\d+)\)/.exec(type)?.[1];
      return length ? [[name, Number(length)]] : [];
    }),
  );
};

/**
 * Inserts rows with hard values into every table. The value of a column depends on its name and the row, so that
 * references hold.
 *
 * @param schema - a store on SQLite, for the lengths of columns
 */
export const fillTables = async (
  database: Kysely<StoreDatabase>,
  schema: Kysely<StoreDatabase>,
  rows = 3,
): Promise<void> => {
  const lengths = await lengthsOf(schema);
  for (const table of await storeTables()) {
    const valueOf = (column: string, row: number): StoredValue => {
      if (table.numeric.has(column)) return row + (column === 'count' ? 2 ** 40 : 0);
      const text = `${String(row).padStart(3, '0')}${column}${HARD_TEXT}`;
      return Array.from(text)
        .slice(0, lengths.get(`${table.name}.${column}`))
        .join('');
    };
    const values = Array.from({ length: rows }, (_, row) =>
      table.columns.map((column) => valueOf(column, row + 2)),
    );
    for (let at = 0; at < values.length; at += batchOf(table))
      await insertRows(database, table, values.slice(at, at + batchOf(table)));
  }
};

/** All rows of all tables. */
export const allRows = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {};
  for (const table of await storeTables()) {
    const rows: unknown[] = [];
    for await (const batch of readTable(database, table)) rows.push(...batch);
    // Engines sort text differently.
    all[table.name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
};
