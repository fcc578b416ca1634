import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { isPostgres } from './is-postgres.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { makePrivateFile } from '@shop/server-kit/http';
import { postgresPool } from './postgres-pool.ts';
import type { StoreDatabase } from './tables.ts';

const dialectOf = async (name: string): Promise<Dialect> => {
  if (isPostgres(name)) return new PostgresDialect({ pool: postgresPool(name) });
  makePrivateFile(name);
  return nodeSqliteDialect(name);
};

/**
 * Connects to the database without running migrations. Creates a missing SQLite file.
 *
 * @param name - `postgres://…`, path of an SQLite file, or `:memory:`
 */
export const connectDatabase = async (name: string): Promise<Kysely<StoreDatabase>> =>
  new Kysely<StoreDatabase>({ dialect: await dialectOf(name) });

/**
 * Opens the database and runs the pending migrations. Creates a missing SQLite file.
 *
 * @param name - `postgres://…`, path of an SQLite file, or `:memory:`
 * @param migrations - by recorded name, in the order of their names
 * @throws if the database cannot be opened or a migration fails
 */
export const openDatabase = async (
  name: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Kysely<StoreDatabase>> => {
  const database = await connectDatabase(name);
  try {
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ ...migrations }) },
      // Branches add migrations in parallel, so one with a lower number can arrive later.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
};
