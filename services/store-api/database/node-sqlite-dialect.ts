import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

const isInputValue = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  ArrayBuffer.isView(value);

const inputValues = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (isInputValue(value)) return value;
    throw new TypeError(`SQLite stores no value of type ${typeof value}`);
  });

/**
 * Adapts Node's built-in SQLite to Kysely's dialect, which is written for better-sqlite3. Kysely passes parameters as
 * one array, Node expects them one by one; a statement with columns is a reader.
 */
const adaptDatabase = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    // A full disk makes SQLite roll back by itself; a second time would fail, and hide the error.
    const isDone = sql === 'rollback' && !database.isTransaction;
    const statement = database.prepare(isDone ? 'SELECT 1' : sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...inputValues(parameters)),
      run: (parameters) => statement.run(...inputValues(parameters)),
      iterate: (parameters) => statement.iterate(...inputValues(parameters)),
    };
  },
});

/** Busy timeout in ms, for files that another process has locked. */
const BUSY_TIMEOUT = 5000;

/**
 * Kysely dialect over `node:sqlite`, with write-ahead log and foreign keys. Every commit is synced, so that an
 * acknowledged edit survives a crash.
 *
 * @param file - path of the database file, or `:memory:`
 */
export const nodeSqliteDialect = (file: string): Dialect =>
  new SqliteDialect({
    database: async () => {
      const database = new DatabaseSync(file, {
        enableForeignKeyConstraints: true,
        timeout: BUSY_TIMEOUT,
      });
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      return adaptDatabase(database);
    },
  });
