import type { StatementSync } from 'node:sqlite';
import { condition, type Condition, type SqlValue, within } from './condition.ts';
import type { Resource, Row } from '../definition/define-resource.ts';
import { randomIdentifier } from './identifier.ts';
import { METADATA_ROWS, openMetadataIndex } from './metadata-index.ts';
import { openDatabase } from './open-database.ts';
import { createQueryCache } from './query-cache.ts';
import { replaceContent } from './replace-content.ts';
import { createStatementCache } from './statement-cache.ts';
import { columnsOf, decodeRow, encodeValue, fallbackOf, type Column } from './row-codec.ts';
import type { Rows } from '../../domains/rows.ts';

type Typed<T extends string> = T extends keyof Rows ? Rows[T] : Row;
export type Values<T extends string> = Partial<Typed<T>> & Record<string, unknown>;

/** Typed access to the tables. Everything is synchronous, so a transaction is never interleaved. */
export interface Store {
  /** The database file, or `:memory:`. */
  readonly path: string;
  get<T extends string>(type: T, id: string | null): Typed<T> | undefined;
  getAll<T extends string>(type: T, ids: readonly (string | null)[]): Typed<T>[];
  /** Rows whose columns equal the values given, oldest first. */
  where<T extends string>(type: T, values: Readonly<Record<string, SqlValue>>): Typed<T>[];
  select<T extends string>(type: T, where: Condition, tail?: string): Typed<T>[];
  count(type: string, where: Condition): number;
  /** Where all rows that fit lie in their table (SQLite's rowid), in its order: any page of them is found by these. */
  places(type: string, where: Condition): Uint32Array;
  insert<T extends string>(type: T, values: Values<T>): Typed<T>;
  /** As `insert`, without reading the row back: for loading many. Gives its id. */
  add<T extends string>(type: T, values: Values<T>): string;
  update<T extends string>(type: T, id: string, values: Values<T>): void;
  remove(type: string, id: string): void;
  /** Commits when `accept` says so of the work's result, else rolls back; joins an open one. */
  transaction<R>(work: () => R, accept?: (result: R) => boolean): R;
  /** 1, 2, 3 … for order numbers and the like. */
  next(counter: string): number;
  statement(sql: string): StatementSync;
  /** Continues with the content of another database file, or with an empty one for `null`. */
  replace(source: string | null): void;
  close(): void;
}

/** Opens (and makes, if need be) the database at `path`. */
export const openStore = (path: string, resources: readonly Resource[]): Store => {
  let database = openDatabase(path, resources);
  const tables = new Map(
    resources.map(({ shape, indexMetadata }) => {
      const columns = columnsOf(shape);
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const insertion = `INSERT INTO "${shape.type}" (id, ${names}) VALUES (?${', ?'.repeat(columns.length)})`;
      return [shape.type, { columns, insertion, indexed: new Set(indexMetadata) }];
    }),
  );
  const tableOf = (type: string) => {
    const table = tables.get(type);
    if (table === undefined) throw new Error(`no table for the resource "${type}"`);
    return table;
  };
  const statements = createStatementCache((sql) => database.prepare(sql));
  const statement = (sql: string): StatementSync => statements.of(sql);
  const metadataIndex = openMetadataIndex(statement);
  let clock = 0;
  // Strictly increasing, so that `updated_at` always tells two versions apart.
  const timestamp = () => new Date((clock = Math.max(Date.now(), clock + 1))).toISOString();
  let depth = 0;
  let results = createQueryCache();
  let version: unknown;

  const select = <T extends string>(type: T, where: Condition, tail = 'ORDER BY t.rowid') => {
    const { columns } = tableOf(type);
    return statement(`SELECT t.* FROM "${type}" t WHERE ${where.sql} ${tail}`)
      .all(...where.params)
      .map((raw) => decodeRow(columns, raw)) as Typed<T>[];
  };

  const remembered = <T extends number | Uint32Array>(
    sql: string,
    { params }: Condition,
    read: (result: unknown) => T,
  ): T => {
    const work = () => read(statement(sql).get(...params)?.['result']);
    // Another process (`commerce seed`) may have written what this one's writes did not forget.
    const current = statement('PRAGMA data_version').get()?.['data_version'];
    if (current !== version) results = createQueryCache();
    version = current;
    // Inside a transaction a query may read rows that are rolled back later, so it bypasses the cache.
    return depth > 0 ? work() : results.of(sql, params, work);
  };

  const forget = (type: string, names: readonly string[] | null): void => {
    results.forget(type, names);
    // A statement on a union (`transactions`) does not name the tables it reads.
    for (const { shape, sumOf } of resources)
      if (sumOf?.includes(type)) results.forget(shape.type, names);
  };

  const presentColumns = (columns: readonly Column[], values: Readonly<Record<string, unknown>>) =>
    columns.filter(({ name }) => values[name] !== undefined);

  const store: Store = {
    path,
    statement,
    select,
    get: (type, id) => {
      if (id === null) return undefined;
      const raw = statement(`SELECT * FROM "${type}" WHERE id = ?`).get(id);
      return raw && (decodeRow(tableOf(type).columns, raw) as never);
    },
    getAll: (type, ids) => select(type, within('t.id', ids)),
    where: (type, values) =>
      select(
        type,
        condition(
          Object.keys(values)
            .map((name) => `t."${name}" IS ?`)
            .join(' AND ') || '1',
          ...Object.values(values),
        ),
      ),
    count: (type, where) =>
      remembered(`SELECT count(*) AS result FROM "${type}" t WHERE ${where.sql}`, where, Number),
    places: (type, where) =>
      // One text for all of them: a hundred thousand rows of one number each would take longer than finding them.
      remembered(
        `SELECT json_group_array(t.rowid) AS result FROM "${type}" t WHERE ${where.sql}`,
        where,
        (found) => Uint32Array.from(JSON.parse(String(found)) as number[]).sort(),
      ),
    insert: (type, values) => store.get(type, store.add(type, values)) as never,
    add: (type, values) => {
      const { columns, insertion, indexed } = tableOf(type);
      forget(type, null);
      const id = typeof values['id'] === 'string' ? values['id'] : randomIdentifier();
      const created_at = timestamp();
      const row: Record<string, unknown> = { created_at, updated_at: created_at, ...values };
      statement(insertion).run(
        id,
        ...columns.map((column) =>
          encodeValue(
            column,
            row[column.name] === undefined ? fallbackOf(column) : row[column.name],
          ),
        ),
      );
      if (indexed.size > 0) metadataIndex.update({ type, id, indexed, after: row['metadata'] });
      return id;
    },
    update: (type, id, values) => {
      const { columns, indexed } = tableOf(type);
      const changed: Record<string, unknown> = { ...values, updated_at: timestamp() };
      const set = presentColumns(columns, changed);
      const names = set.map(({ name }) => name);
      forget(type, names.includes('metadata') ? [...names, METADATA_ROWS] : names);
      const after = indexed.size > 0 ? changed['metadata'] : undefined;
      const before = after === undefined ? undefined : store.get(type, id)?.['metadata'];
      statement(
        `UPDATE "${type}" SET ${set.map(({ name }) => `"${name}" = ?`).join(', ')} WHERE id = ?`,
      ).run(...set.map((column) => encodeValue(column, changed[column.name])), id);
      if (after !== undefined) metadataIndex.update({ type, id, indexed, before, after });
    },
    remove: (type, id) => {
      forget(type, null);
      const { indexed } = tableOf(type);
      const before = indexed.size > 0 ? store.get(type, id)?.['metadata'] : undefined;
      statement(`DELETE FROM "${type}" WHERE id = ?`).run(id);
      if (before !== undefined) metadataIndex.update({ type, id, indexed, before });
    },
    transaction: (work, accept = () => true) => {
      if (depth > 0) return work();
      database.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        const isAccepted = accept(result);
        database.exec(isAccepted ? 'COMMIT' : 'ROLLBACK');
        if (!isAccepted) metadataIndex.forget();
        return result;
      } catch (error) {
        // A full disk has made SQLite roll back by itself; a second time would hide the error.
        if (database.isTransaction) database.exec('ROLLBACK');
        metadataIndex.forget();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    next: (counter) =>
      Number(
        statement(
          `INSERT INTO _counters VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
        ).get(counter)?.['value'],
      ),
    replace: (source) => {
      if (depth > 0) throw new Error('the content cannot be replaced inside a transaction');
      statements.clear();
      metadataIndex.forget();
      results = createQueryCache();
      database = replaceContent(database, path, source, resources);
    },
    close: () => database.close(),
  };
  return store;
};
