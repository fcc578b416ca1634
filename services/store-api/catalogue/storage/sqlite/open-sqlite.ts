import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '@shop/contracts/http';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/** Everything here can be read again from the platform: a commit need not wait for the disk. */
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
 * Opens the index's own file and makes its tables; one of another version is thrown away and made again.
 *
 * @param file - path, or `:memory:`
 */
export const openSqlite = (file: string): DatabaseSync => {
  const database = connect(file);
  try {
    return withTables(database, file);
  } catch (error) {
    // A handle left open would take the next file's log away when it is collected.
    if (database.isOpen) database.close();
    throw error;
  }
};
