import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { condition, type Condition } from './condition.ts';
import { metadataLeaves } from './metadata-leaves.ts';

/** Table that changes with metadata: the query cache drops statements that contain this name. */
export const METADATA_ROWS = '_metadata_rows';

/**
 * Creates the inverted index of metadata: each scalar once, and the rows that contain it. Rows refer to
 * a scalar by id instead of repeating its text, so that the index of 100,000 SKUs fits SQLite's page cache.
 *
 * Converts the single table of a file of an earlier version.
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

/** Cached ids of scalars: several times as many as 100,000 demo SKUs have. */
const CACHED_IDS = 5000;

/** Keeps the index of metadata up to date. */
interface MetadataIndex {
  /** Applies the change of one row. Unused scalars stay, because they are likely to return. */
  update(change: MetadataChange): void;
  /** Drops cached ids: after a rollback, and after the content was replaced. */
  forget(): void;
}

export const openMetadataIndex = (statement: (sql: string) => StatementSync): MetadataIndex => {
  const ids = new LRUCache<string, number>({ max: CACHED_IDS });
  const idOf = (type: string, path: string, value: string): number => {
    const key = `${type}${path}\n${value}`;
    const cached = ids.get(key);
    if (cached !== undefined) return cached;
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
