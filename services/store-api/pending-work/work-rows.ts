import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime, locksRows } from '../database/database-time.ts';
import type { PendingWorkTable } from './pending-work-table.ts';

interface NewWork {
  kind: string;
  payload: unknown;
}

const insertWork = (database: Kysely<StoreDatabase>, work: ClaimedWork, lasts: number) =>
  database.insertInto('pending_work').values({
    ...work,
    claimed_until: databaseTime(database, lasts),
    created_at: databaseTime(database),
  });

/**
 * Persists work that this process claims and is about to start.
 *
 * @param lasts - lease in ms
 */
export const keepWork = async (
  database: Kysely<StoreDatabase>,
  { id = randomUUID(), kind, payload }: NewWork & { id?: string | undefined },
  lasts: number,
): Promise<ClaimedWork> => {
  const work = { id, kind, payload: JSON.stringify(payload), attempts: 1 };
  await insertWork(database, work, lasts).execute();
  return work;
};

/**
 * Persists work that no process has claimed: the next sweep takes it.
 *
 * @returns false if work with this id is unfinished
 */
export const keepWorkOnce = async (
  database: Kysely<StoreDatabase>,
  { id, kind, payload }: NewWork & { id: string },
): Promise<boolean> => {
  const work = { id, kind, payload: JSON.stringify(payload), attempts: 0 };
  const { numInsertedOrUpdatedRows: added } = await insertWork(database, work, 0)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
};

/** Work claimed by this process. */
export type ClaimedWork = Pick<
  Selectable<PendingWorkTable>,
  'id' | 'kind' | 'payload' | 'attempts'
>;

interface ClaimOptions {
  /** Kinds that this process supports, because a newer one may share the database. */
  kinds: readonly string[];
  /** Maximum number of rows. */
  most: number;
  /** Lease of a kind in ms. */
  leaseOf: (kind: string) => number;
}

/** Claims work that failed before or whose process crashed. Two processes never claim the same row. */
export const claimWork = (
  database: Kysely<StoreDatabase>,
  { kinds, most, leaseOf }: ClaimOptions,
): Promise<ClaimedWork[]> => {
  const due = database
    .selectFrom('pending_work')
    .select('id')
    .where('claimed_until', '<=', databaseTime(database))
    .where('kind', 'in', kinds)
    .orderBy('claimed_until')
    .limit(most)
    .$if(locksRows(database), (it) => it.forUpdate().skipLocked());
  const leases = kinds.map(
    (kind) => sql`when ${kind} then ${databaseTime(database, leaseOf(kind))}`,
  );
  return database
    .updateTable('pending_work')
    .set((it) => ({
      claimed_until: sql<string>`case kind ${sql.join(leases, sql` `)} end`,
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
