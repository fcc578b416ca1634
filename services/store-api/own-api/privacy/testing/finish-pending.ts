import type { Kysely } from 'kysely';
import { databaseTime } from '../../../database/database-time.ts';
import type { StoreDatabase } from '../../../database/tables.ts';
import type { Platform } from '../../../platform/platform.ts';
import { until } from '../../../testing/until.ts';
import { fakeContext } from '../../testing/fake-context.ts';

/** Lets another process do the pending work, as if its claims had expired. Returns the kinds of that work. */
export const finishPending = async (
  database: Kysely<StoreDatabase>,
  platform: Platform,
): Promise<string[]> => {
  const claimed = await database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database) })
    .returning('kind')
    .execute();
  const { work } = await fakeContext({ database, platform });
  void work.run();
  await until(
    async () => (await database.selectFrom('pending_work').select('id').execute()).length === 0,
  );
  await work.close();
  return claimed.map(({ kind }) => kind);
};
