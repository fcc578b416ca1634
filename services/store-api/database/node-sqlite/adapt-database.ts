import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

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
export const adaptDatabase = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...inputValues(parameters)),
      run: (parameters) => statement.run(...inputValues(parameters)),
      iterate: (parameters) => statement.iterate(...inputValues(parameters)),
    };
  },
});
