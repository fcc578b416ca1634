import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '@shop/server-kit/http';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/** All data can be read from the platform again, so a commit need not wait for the disk. */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000;';

const connect = (file: string): DatabaseSync => {
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(PRAGMAS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};

const withTables = (opened: DatabaseSync, file: string): DatabaseSync => {
  let database = opened;
  const version = versionOf(database);
  if (version === SCHEMA_VERSION) return database;
  if (version !== 0) {
    database.close();
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
    database = connect(file);
  }
  database.exec(`BEGIN; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  return database;
};

/**
 * Opens the index file and creates its tables; a file of another version is deleted first.
 *
 * @param file - path, or `:memory:`
 */
export const openSqlite = (file: string): DatabaseSync => {
  const database = connect(file);
  try {
    return withTables(database, file);
  } catch (error) {
    // A leaked handle would delete the next file's write-ahead log when it is garbage-collected.
    if (database.isOpen) database.close();
    throw error;
  }
};
