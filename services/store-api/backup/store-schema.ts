import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import { MIGRATIONS } from '../open-store.ts';
import { BackupError } from './backup-error.ts';

/** A value of the store. Its tables have text and whole numbers only, so a backup fits both engines. */
export type StoredValue = string | number | null;

/** A table of the store at some version of its schema. */
export interface StoreTable {
  name: string;
  columns: readonly string[];
  /** Columns with whole numbers; PostgreSQL reports the large ones as text. */
  numeric: ReadonlySet<string>;
  /** Columns of the primary key, in its order. */
  key: readonly string[];
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  place: number;
}

/** Migrations of this version by their recorded names. @throws BackupError for a name of a newer version */
export const migrationsNamed = (names: readonly string[]) => {
  const unknown = names.filter((it) => !Object.hasOwn(MIGRATIONS, it));
  if (unknown.length > 0)
    throw new BackupError(
      `The schema is newer than this version of store-api: it has ${unknown.join(', ')}.`,
      'Use the version of store-api that wrote it, or a newer one.',
    );
  return Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
};

const tableOf = (name: string, columns: readonly ColumnRow[]): StoreTable => {
  const strange = columns.find(({ type }) => !/^(?:varchar|text|integer|bigint)\b/i.test(type));
  const key = columns.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
  if (strange || key.length === 0)
    throw new Error(`a backup cannot hold ${name}: ${strange?.type ?? 'it has no primary key'}`);
  return {
    name,
    columns: columns.map(({ column }) => column),
    numeric: new Set(columns.flatMap((it) => (/int/i.test(it.type) ? [it.column] : []))),
    key: key.map(({ column }) => column),
  };
};

/**
 * The tables that migrations create, in the order of their creation, so that referenced tables come first. The index
 * of the catalog is not among them: it is rebuilt from the platform.
 *
 * @param names - recorded names of the migrations
 * @throws BackupError if this version does not know one of them
 */
export const tablesOf = async (names: readonly string[]): Promise<readonly StoreTable[]> => {
  const database = await openDatabase(':memory:', Object.fromEntries(migrationsNamed(names)));
  try {
    const { rows } = await sql<ColumnRow>`
      select m.name as "table", c.name as "column", c.type as "type", c.pk as "place"
      from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'kysely_%' and m.name not like 'sqlite_%'
      order by m.rowid, c.cid`.execute(database);
    const tables = new Set(rows.map(({ table }) => table));
    return [...tables].map((name) =>
      tableOf(
        name,
        rows.filter(({ table }) => table === name),
      ),
    );
  } finally {
    await database.destroy();
  }
};
