import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { condition, type Condition } from './condition.ts';
import { metadataLeaves } from './metadata-leaves.ts';

/** Contains the name of the table that writes of metadata change, for a query cache to forget by. */
export const METADATA_ROWS = '_metadata_rows';

/**
 * Creates the inverted index of metadata: each scalar once, and the rows that have it. A scalar's number instead of its
 * text per row keeps the index of 100,000 SKUs small enough for SQLite's page cache.
 *
 * An older file has the same in one table. Its content moves here.
 */
export const createMetadataIndex = (
  database: DatabaseSync,
  existing: ReadonlySet<unknown>,
): void => {
  database.exec(`CREATE TABLE IF NOT EXISTS _metadata_values (id INTEGER PRIMARY KEY,
      type TEXT NOT NULL, path TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (type, path, value));
    CREATE TABLE IF NOT EXISTS ${METADATA_ROWS} (value_id INTEGER NOT NULL, row_id TEXT NOT NULL,
      PRIMARY KEY (value_id, row_id)) WITHOUT ROWID;`);
  if (!existing.has('_metadata_leaves')) return;
  database.exec(`BEGIN IMMEDIATE;
    INSERT OR IGNORE INTO _metadata_values (type, path, value)
      SELECT DISTINCT type, path, value FROM _metadata_leaves;
    INSERT OR IGNORE INTO ${METADATA_ROWS}
      SELECT v.id, l.row_id FROM _metadata_leaves l JOIN _metadata_values v USING (type, path, value);
    DROP TABLE _metadata_leaves;
    COMMIT;`);
};

/** Rows of `alias` with this scalar (as JSON) at this path of their metadata. */
export const hasLeaf = (alias: string, type: string, path: string, value: string): Condition =>
  condition(
    `${alias}.id IN (SELECT row_id FROM ${METADATA_ROWS} WHERE value_id =
      (SELECT id FROM _metadata_values WHERE type = ? AND path = ? AND value = ?))`,
    type,
    path,
    value,
  );

/** Metadata of a row before and after a write; undefined where the row does not exist. */
interface MetadataChange {
  type: string;
  id: string;
  /** The members of metadata objects that the resource indexes. */
  indexed: ReadonlySet<string>;
  before?: unknown;
  after?: unknown;
}

/** Path and value of the indexed scalars by a key of both. */
const leavesOf = (metadata: unknown, indexed: ReadonlySet<string>) =>
  new Map(
    metadataLeaves(metadata)
      .leaves.filter(({ member }) => indexed.has(member))
      .map(({ path, value }) => [`${path}\n${value}`, [path, value] as const]),
  );

/** Numbers of scalars that are remembered: several times what 100,000 SKUs have in common. */
const KEPT_IDS = 5000;

/** Keeps the index of metadata up to date. */
interface MetadataIndex {
  /** For a written, new or deleted row. Scalars that no row has any more stay, because they come again. */
  update(change: MetadataChange): void;
  /** Forgets the numbers of scalars: after a rollback, and when the content was replaced. */
  forget(): void;
}

export const openMetadataIndex = (statement: (sql: string) => StatementSync): MetadataIndex => {
  const ids = new LRUCache<string, number>({ max: KEPT_IDS });
  const idOf = (type: string, path: string, value: string): number => {
    const key = `${type}${path}\n${value}`;
    const kept = ids.get(key);
    if (kept !== undefined) return kept;
    const found =
      statement('SELECT id FROM _metadata_values WHERE type = ? AND path = ? AND value = ?').get(
        type,
        path,
        value,
      ) ??
      statement(
        'INSERT INTO _metadata_values (type, path, value) VALUES (?, ?, ?) RETURNING id',
      ).get(type, path, value);
    const id = Number(found?.['id']);
    ids.set(key, id);
    return id;
  };
  return {
    update: ({ type, id, indexed, before, after }) => {
      const earlier = leavesOf(before, indexed);
      const later = leavesOf(after, indexed);
      const remove = statement(`DELETE FROM ${METADATA_ROWS} WHERE value_id = ? AND row_id = ?`);
      for (const [key, [path, value]] of earlier)
        if (!later.has(key)) remove.run(idOf(type, path, value), id);
      const add = statement(`INSERT OR IGNORE INTO ${METADATA_ROWS} VALUES (?, ?)`);
      for (const [key, [path, value]] of later)
        if (!earlier.has(key)) add.run(idOf(type, path, value), id);
    },
    forget: () => ids.clear(),
  };
};
