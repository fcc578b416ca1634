import { sql, type Kysely, type Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime, locksRows } from '../database/database-time.ts';
import type { PendingWorkTable } from './pending-work-table.ts';

interface NewWork {
  id: string;
  kind: string;
  payload: unknown;
}

const CLAIMED = ['id', 'kind', 'payload', 'attempts', 'created_at'] as const;

/** Work claimed by this process. */
export type ClaimedWork = Pick<Selectable<PendingWorkTable>, (typeof CLAIMED)[number]>;

/**
 * Matches the row unless another process works on it: its claim has incremented the attempts. Later work with the same
 * id has another time.
 */
const claimOf = ({ id, attempts, created_at }: ClaimedWork) => ({ id, attempts, created_at });

/** Inserts work, unless work with its id is unfinished. */
const insertWork = (
  database: Kysely<StoreDatabase>,
  work: Omit<ClaimedWork, 'created_at'>,
  lasts: number,
) =>
  database
    .insertInto('pending_work')
    .values({
      ...work,
      claimed_until: databaseTime(database, lasts),
      created_at: databaseTime(database),
    })
    .onConflict((conflict) => conflict.column('id').doNothing());

/**
 * Persists work that this process claims and is about to start.
 *
 * @param lasts - lease in ms
 * @returns undefined if work with this id is unfinished
 */
export const keepWork = (
  database: Kysely<StoreDatabase>,
  { id, kind, payload }: NewWork,
  lasts: number,
): Promise<ClaimedWork | undefined> => {
  const work = { id, kind, payload: JSON.stringify(payload), attempts: 1 };
  return insertWork(database, work, lasts).returning(CLAIMED).executeTakeFirst();
};

/**
 * Persists work that no process has claimed: the next sweep takes it.
 *
 * @returns false if work with this id is unfinished
 */
export const keepWorkOnce = async (
  database: Kysely<StoreDatabase>,
  { id, kind, payload }: NewWork,
): Promise<boolean> => {
  const work = { id, kind, payload: JSON.stringify(payload), attempts: 0 };
  const { numInsertedOrUpdatedRows: added } = await insertWork(
    database,
    work,
    0,
  ).executeTakeFirstOrThrow();
  return added === 1n;
};

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
    .returning(CLAIMED)
    .execute();
};

/**
 * Deletes work of this claim.
 *
 * @param database - the transaction that writes the result, so only one of two processes succeeds
 * @returns false if the claim has expired and another process claimed or ended the work; its result counts
 */
export const endWork = async (
  database: Kysely<StoreDatabase>,
  work: ClaimedWork,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('pending_work')
    .where((row) => row.and(claimOf(work)))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/**
 * Ends this claim without a result. Does nothing if the claim has expired and another process claimed or ended the
 * work.
 *
 * @param wait - ms until the next attempt
 * @param attempts - fewer than it had if this one does not count
 */
export const postponeWork = async (
  database: Kysely<StoreDatabase>,
  work: ClaimedWork,
  wait: number,
  attempts = work.attempts,
): Promise<void> => {
  await database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database, wait), attempts })
    .where((row) => row.and(claimOf(work)))
    .execute();
};
