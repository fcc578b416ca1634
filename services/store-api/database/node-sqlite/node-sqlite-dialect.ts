import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { adaptDatabase } from './adapt-database.ts';

/** How long a statement waits for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * A Kysely dialect over `node:sqlite`: write-ahead log, synced on every commit so that an acknowledged edit
 * outlives a crash, foreign keys enforced.
 *
 * @param file path of the database file, or `:memory:`
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
