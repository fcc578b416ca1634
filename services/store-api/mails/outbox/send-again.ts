import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { databaseTime } from '../../database/database-time.ts';

/**
 * Queues a dead letter again with all attempts.
 *
 * @returns false for an unknown id
 */
export const sendAgain = async (database: Kysely<StoreDatabase>, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, next_at: databaseTime(database) })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
