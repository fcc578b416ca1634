import type { DatabaseSync } from 'node:sqlite';
import type { Resource } from '../definition/define-resource.ts';
import { columnsOf, encodeValue, fallbackOf, type Column } from './row-codec.ts';
import { createMetadataIndex } from './metadata-index.ts';
import { has, type Shape } from '../definition/shape.ts';

/** A sum of resources is a view of what their tables have in common, oldest rows first. */
const createView = (
  database: DatabaseSync,
  shape: Shape,
  resources: readonly Resource[],
  parts: readonly string[],
): void => {
  const selects = resources
    .filter((part) => parts.includes(part.shape.type))
    .map((part) => {
      const own = new Set(columnsOf(part.shape).map(({ name }) => name));
      const columns = columnsOf(shape).map(({ name }) =>
        own.has(name) ? `"${name}"` : `NULL AS "${name}"`,
      );
      const { type } = part.shape;
      return `SELECT created_at AS rowid, id, '${type}' AS _part, ${columns.join(', ')} FROM "${type}"`;
    });
  database.exec(`DROP VIEW IF EXISTS "${shape.type}"`);
  database.exec(`CREATE VIEW "${shape.type}" AS ${selects.join(' UNION ALL ')}`);
};

/** Adds a column and fills it in existing rows with the default of a new row. */
const addColumn = (database: DatabaseSync, table: string, column: Column): void => {
  const { name, sqlType, fallback } = column;
  database.exec(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${sqlType}`);
  if (fallback === null) return;
  const fill = database.prepare(`UPDATE "${table}" SET "${name}" = ? WHERE id = ?`);
  for (const { id } of database.prepare(`SELECT id FROM "${table}"`).all())
    fill.run(encodeValue(column, fallbackOf(column)), id ?? null);
};

const addMissingColumns = (
  database: DatabaseSync,
  table: string,
  columns: readonly Column[],
): void => {
  const present = new Set(
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name),
  );
  for (const column of columns) if (!present.has(column.name)) addColumn(database, table, column);
};

/** Names of the tables of a file. Of a new one there are none, so no columns have to be compared. */
const tablesOf = (database: DatabaseSync): ReadonlySet<unknown> =>
  new Set(
    database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => name),
  );

const hasColumn = (database: DatabaseSync, table: string, column: string): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !==
  undefined;

/** What sessions have gained since the first version; those of an older file are each a family of its own. */
const addSessionColumns = (database: DatabaseSync): void => {
  if (!hasColumn(database, '_sessions', 'family'))
    database.exec(`ALTER TABLE _sessions ADD COLUMN family TEXT NOT NULL DEFAULT '';
    ALTER TABLE _sessions ADD COLUMN access_expires_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE _sessions ADD COLUMN signed_in_at INTEGER;
    ALTER TABLE _sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE _sessions SET family = digest, access_expires_at = expires_at;`);
  if (!hasColumn(database, '_sessions', 'replaces'))
    database.exec(`ALTER TABLE _sessions ADD COLUMN replaces TEXT;
    ALTER TABLE _sessions ADD COLUMN arrived INTEGER NOT NULL DEFAULT 1;`);
};

/**
 * Makes each resource's table and indexes, and adds columns a newer definition
 * has gained. Nothing is ever dropped, so an older file stays readable.
 */
export const createTables = (database: DatabaseSync, resources: readonly Resource[]): void => {
  const existing = tablesOf(database);
  for (const { shape, indexes = [], sumOf } of resources) {
    if (sumOf) continue;
    const table = shape.type;
    const columns = columnsOf(shape);
    const declarations = columns.map(({ name, sqlType }) => `"${name}" ${sqlType}`);
    database.exec(
      `CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, ${declarations.join(', ')})`,
    );
    if (existing.has(table)) addMissingColumns(database, table, columns);

    // A longer index that begins with the column finds its rows as well.
    const isCovered = (column: string) => indexes.some(([first]) => first === column);
    const index = (names: readonly string[], unique = '') =>
      database.exec(
        `CREATE ${unique} INDEX IF NOT EXISTS "${table}_${names.join('_')}" ON "${table}" (${names
          .map((name) => `"${name}"`)
          .join(', ')})`,
      );
    for (const [name, attribute] of Object.entries(shape.attributes)) {
      if (has(attribute, 'unique')) index([name], 'UNIQUE');
      else if (has(attribute, 'indexed')) index([name]);
    }
    for (const [name, { cardinality }] of Object.entries(shape.relationships))
      if ((cardinality === 'one' || cardinality === 'polymorphic') && !isCovered(`${name}_id`))
        index([`${name}_id`]);
    for (const names of indexes) index(names);
  }
  for (const { shape, sumOf } of resources)
    if (sumOf) createView(database, shape, resources, sumOf);
  createMetadataIndex(database, existing);
  database.exec(`CREATE TABLE IF NOT EXISTS _settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _sessions (digest TEXT PRIMARY KEY, client_id TEXT NOT NULL,
      owner_type TEXT NOT NULL, owner_id TEXT NOT NULL, scope TEXT NOT NULL, custom_claim TEXT,
      access_digest TEXT NOT NULL, expires_at INTEGER NOT NULL, family TEXT NOT NULL DEFAULT '',
      access_expires_at INTEGER NOT NULL DEFAULT 0, signed_in_at INTEGER, used INTEGER NOT NULL DEFAULT 0,
      replaces TEXT, arrived INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID;`);
  addSessionColumns(database);
  database.exec(`CREATE INDEX IF NOT EXISTS _sessions_family ON _sessions (family);
    CREATE INDEX IF NOT EXISTS _sessions_owner ON _sessions (owner_id);
    CREATE INDEX IF NOT EXISTS _sessions_access ON _sessions (access_digest);
    CREATE INDEX IF NOT EXISTS _sessions_replaces ON _sessions (replaces);
    CREATE TABLE IF NOT EXISTS _authorization_codes (digest TEXT PRIMARY KEY, client_id TEXT NOT NULL,
      user_id TEXT NOT NULL, redirect_uri TEXT NOT NULL, scope TEXT NOT NULL, expires_at INTEGER NOT NULL,
      code_challenge TEXT) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _revoked_tokens (digest TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;`);
  if (!hasColumn(database, '_authorization_codes', 'code_challenge'))
    database.exec('ALTER TABLE _authorization_codes ADD COLUMN code_challenge TEXT');
};
