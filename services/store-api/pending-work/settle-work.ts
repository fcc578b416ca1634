import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime } from '../database/database-time.ts';
import type { ClaimedWork } from './claim-work.ts';

/**
 * Deletes finished work.
 *
 * @param database - the transaction that writes the result, so only one of two processes succeeds
 * @returns false if it was already deleted
 */
export const endWork = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<ClaimedWork, 'id'>,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('pending_work')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/** Postpones failed work, unless another process has claimed it meanwhile. @param wait - ms */
export const postponeWork = async (
  database: Kysely<StoreDatabase>,
  { id, attempts }: Pick<ClaimedWork, 'id' | 'attempts'>,
  wait: number,
): Promise<void> => {
  await database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database, wait) })
    .where('id', '=', id)
    // Another process's claim has incremented the attempts.
    .where('attempts', '=', attempts)
    .execute();
};
