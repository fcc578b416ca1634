import type { Kysely } from 'kysely';
import type { StoreDatabase } from './tables.ts';

/** Key-value storage that survives a restart. */
export interface KeptState {
  state: (key: string) => Promise<string | null>;
  setState: (key: string, value: string) => Promise<void>;
}

/**
 * Key-value storage of one module in the service's database.
 *
 * @param namespace - prefix of the module's keys
 */
export const keptState = (database: Kysely<StoreDatabase>, namespace: string): KeptState => ({
  state: async (name) => {
    const row = await database
      .selectFrom('state')
      .select('value')
      .where('key', '=', `${namespace}/${name}`)
      .executeTakeFirst();
    return row?.value ?? null;
  },
  setState: async (name, value) => {
    await database
      .insertInto('state')
      .values({ key: `${namespace}/${name}`, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  },
});

/** Creates the table of key-value storage. */
export const createStateTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('state')
    .addColumn('key', 'varchar(100)', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};
