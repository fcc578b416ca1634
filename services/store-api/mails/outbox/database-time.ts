import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Whether rows can be locked one by one. */
export const locksRows = (database: Kysely<StoreDatabase>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/**
 * The database's own time as ISO 8601 text in UTC. Several processes share the outbox, and their clocks may differ.
 *
 * @param later - ms to add
 */
export const databaseTime = (database: Kysely<StoreDatabase>, later = 0): RawBuilder<string> =>
  locksRows(database)
    ? sql<string>`to_char((clock_timestamp() at time zone 'utc') + ${later}::float8 * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${(later / 1000).toFixed(3)} seconds`})`;
