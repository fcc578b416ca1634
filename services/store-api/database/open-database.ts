import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from './is-postgres.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { nodeSqliteDialect } from './node-sqlite/node-sqlite-dialect.ts';
import { makePrivateFile } from '@shop/contracts/http';
import { postgresPool } from './postgres-pool.ts';
import type { StoreDatabase } from './tables.ts';

const dialectOf = async (name: string): Promise<Dialect> => {
  if (isPostgres(name)) return new PostgresDialect({ pool: postgresPool(name) });
  makePrivateFile(name);
  return nodeSqliteDialect(name);
};

/**
 * Opens the database, creating the file where it is one, and brings its tables up to date.
 *
 * @param name `postgres://…`, path of an SQLite file, or `:memory:`
 * @throws when it cannot be opened or a migration fails
 */
export const openDatabase = async (name: string): Promise<Kysely<StoreDatabase>> => {
  const database = new Kysely<StoreDatabase>({ dialect: await dialectOf(name) });
  try {
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
      // Teams add migrations side by side: one with a smaller number may come later.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await database
      .insertInto('manifest')
      .values({ id: 1, revision: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
};
