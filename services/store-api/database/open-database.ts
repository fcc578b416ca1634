import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import { nodeSqliteDialect } from './node-sqlite/node-sqlite-dialect.ts';
import type { StoreDatabase } from './tables.ts';

/**
 * Opens the database, creating the file and bringing its tables up to date.
 *
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be opened or a migration fails
 */
export const openDatabase = async (file: string): Promise<Kysely<StoreDatabase>> => {
  if (file !== ':memory:') await mkdir(dirname(file), { recursive: true });
  const database = new Kysely<StoreDatabase>({ dialect: nodeSqliteDialect(file) });
  try {
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
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
