import type { Kysely } from 'kysely';
import type { KeptState } from '../webhooks/listen-to-platform.ts';
import type { StoreDatabase } from './tables.ts';

/**
 * Keeps a part's few values in the service's database.
 *
 * @param part - begins their keys there
 */
export const keptState = (database: Kysely<StoreDatabase>, part: string): KeptState => ({
  state: async (name) => {
    const row = await database
      .selectFrom('state')
      .select('value')
      .where('key', '=', `${part}/${name}`)
      .executeTakeFirst();
    return row?.value ?? null;
  },
  setState: async (name, value) => {
    await database
      .insertInto('state')
      .values({ key: `${part}/${name}`, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  },
});
