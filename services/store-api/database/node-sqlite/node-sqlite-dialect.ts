import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { adaptDatabase } from './adapt-database.ts';

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
