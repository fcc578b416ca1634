import type { Kysely } from 'kysely';
import { databaseTime } from '../../../database/database-time.ts';
import type { StoreDatabase } from '../../../database/tables.ts';
import type { Platform } from '../../../platform/platform.ts';
import { until } from '../../../testing/until.ts';
import { fakeContext } from '../../testing/fake-context.ts';

/** Far above what pending work takes, and below the limit of a test. */
const LIMIT = 20_000;

/**
 * Lets another process do the pending work, as if its claims had expired. Returns the kinds of that work.
 *
 * @throws on the first failed attempt, and if the work hangs
 */
export const finishPending = async (
  database: Kysely<StoreDatabase>,
  platform: Platform,
): Promise<string[]> => {
  const claimed = await database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database) })
    .returning('kind')
    .execute();
  const failures: unknown[] = [];
  const log = { error: (fields: object) => void failures.push('err' in fields && fields.err) };
  const { work } = await fakeContext({ database, platform }, log);
  const overdue = AbortSignal.timeout(LIMIT);
  const pending = () => database.selectFrom('pending_work').select(['kind', 'attempts']).execute();
  void work.run();
  await until(async () => failures.length > 0 || overdue.aborted || (await pending()).length === 0);
  // Work that hangs would never let it close.
  if (!overdue.aborted) await work.close();
  const left = await pending();
  if (failures.length > 0 || left.length > 0)
    throw new Error(`pending work is not done: ${JSON.stringify(left)}`, { cause: failures[0] });
  return claimed.map(({ kind }) => kind);
};
