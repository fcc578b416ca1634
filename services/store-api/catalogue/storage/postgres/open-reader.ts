import { Kysely, PostgresDialect } from 'kysely';
import { postgresPool } from '../../../database/postgres-pool.ts';
import type { CatalogueTables } from './tables.ts';

/**
 * Limits in ms of reads that visitors wait for. Unused connections are closed before a silent one is noticed, so the
 * second attempt opens a new connection: to the same server after its restart, or to its successor.
 */
const LIMITS = { silence: 2_000, idle: 1_500, connect: 2_000 } as const;

/** Performs a read, and once again if it fails. */
type Read = <T>(query: (database: Kysely<CatalogueTables>) => Promise<T>) => Promise<T>;

/** Connections of their own for reads that visitors wait for: a lost server costs them seconds, not a minute. */
export const openReader = (url: string): { read: Read; close: () => Promise<void> } => {
  const database = new Kysely<CatalogueTables>({
    dialect: new PostgresDialect({ pool: postgresPool(url, LIMITS) }),
  });
  return {
    read: (query) => query(database).catch(() => query(database)),
    close: () => database.destroy(),
  };
};
