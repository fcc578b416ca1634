import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { StoreDatabase } from './tables.ts';

/** Whether the database supports row locks. */
export const locksRows = (database: Kysely<StoreDatabase>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/**
 * The database's clock as ISO 8601 text in UTC. Processes that share the database may have different clocks.
 *
 * @param later - ms to add
 */
export const databaseTime = (database: Kysely<StoreDatabase>, later = 0): RawBuilder<string> =>
  locksRows(database)
    ? sql<string>`to_char((clock_timestamp() at time zone 'utc') + ${later}::float8 * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${(later / 1000).toFixed(3)} seconds`})`;
