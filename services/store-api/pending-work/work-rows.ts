import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime, locksRows } from '../database/database-time.ts';
import type { PendingWorkTable } from './pending-work-table.ts';

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

/** Work claimed by this process. */
export type ClaimedWork = Pick<
  Selectable<PendingWorkTable>,
  'id' | 'kind' | 'payload' | 'attempts'
>;

/**
 * Claims work that failed before or whose process crashed. Two processes never claim the same row.
 *
 * @param kinds - kinds that this process supports, because a newer one may share the database
 * @param most - maximum number of rows
 * @param lasts - lease in ms
 */
export const claimWork = (
  database: Kysely<StoreDatabase>,
  { kinds, most, lasts }: { kinds: readonly string[]; most: number; lasts: number },
): Promise<ClaimedWork[]> => {
  const due = database
    .selectFrom('pending_work')
    .select('id')
    .where('claimed_until', '<=', databaseTime(database))
    .where('kind', 'in', kinds)
    .orderBy('claimed_until')
    .limit(most)
    .$if(locksRows(database), (it) => it.forUpdate().skipLocked());
  return database
    .updateTable('pending_work')
    .set((it) => ({
      claimed_until: databaseTime(database, lasts),
      attempts: it('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
};

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
