import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime } from '../mails/outbox/database-time.ts';
import type { ClaimedWork } from './claim-work.ts';

/**
 * Ends work.
 *
 * @param database - the transaction that writes what the work comes to: of two processes, one ends it
 * @returns whether it had not ended before
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

/** Puts work off that failed. Does nothing where the claim has gone to another process meanwhile. @param wait - ms */
export const postponeWork = async (
  database: Kysely<StoreDatabase>,
  { id, attempts }: Pick<ClaimedWork, 'id' | 'attempts'>,
  wait: number,
): Promise<void> => {
  await database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database, wait) })
    .where('id', '=', id)
    // Another process that took it over has counted up.
    .where('attempts', '=', attempts)
    .execute();
};
