import type { DatabaseSync } from 'node:sqlite';
import type { Resource } from './define-resource.ts';
import { columnsOf } from './row-codec.ts';
import { has } from './shape.ts';

/**
 * Makes each resource's table and indexes, and adds columns a newer definition
 * has gained. Nothing is ever dropped, so an older file stays readable.
 */
export const createTables = (database: DatabaseSync, resources: readonly Resource[]): void => {
  for (const { shape, indexes = [] } of resources) {
    const table = shape.type;
    const columns = columnsOf(shape);
    const declarations = columns.map(({ name, sqlType }) => `"${name}" ${sqlType}`);
    database.exec(
      `CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, ${declarations.join(', ')})`,
    );
    const present = new Set(
      database
        .prepare(`SELECT name FROM pragma_table_info(?)`)
        .all(table)
        .map(({ name }) => name),
    );
    for (const { name, sqlType } of columns)
      if (!present.has(name))
        database.exec(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${sqlType}`);

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
      if (cardinality === 'one' || cardinality === 'polymorphic') index([`${name}_id`]);
    for (const names of indexes) index(names);
  }
  database.exec(`CREATE TABLE IF NOT EXISTS _metadata_leaves (
    type TEXT NOT NULL, path TEXT NOT NULL, value TEXT NOT NULL, row_id TEXT NOT NULL,
    PRIMARY KEY (type, path, value, row_id)) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS _metadata_leaves_row ON _metadata_leaves (type, row_id);
    CREATE TABLE IF NOT EXISTS _settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _refresh_tokens (digest TEXT PRIMARY KEY, client_id TEXT NOT NULL,
      customer_id TEXT NOT NULL, scope TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _revoked_tokens (digest TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS _counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;`);
};
