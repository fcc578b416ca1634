import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime } from '../database/database-time.ts';
import type { ClaimedWork } from './claim-work.ts';

/**
 * Persists work that this process claims and is about to start.
 *
 * @param lasts - lease in ms
 */
export const keepWork = async (
  database: Kysely<StoreDatabase>,
  { kind, payload }: { kind: string; payload: unknown },
  lasts: number,
): Promise<ClaimedWork> => {
  const work = { id: randomUUID(), kind, payload: JSON.stringify(payload), attempts: 1 };
  await database
    .insertInto('pending_work')
    .values({
      ...work,
      claimed_until: databaseTime(database, lasts),
      created_at: databaseTime(database),
    })
    .execute();
  return work;
};
