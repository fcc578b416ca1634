import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { databaseTime, locksRows } from '../../database/database-time.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import type { RunTable } from '../difference-tables.ts';
import type { PhaseName } from '../phases/index.ts';

export type Run = Selectable<RunTable>;

/** Where a run is, so that another process can continue it. */
export interface Progress {
  phase: PhaseName;
  after: string | null;
}

export type Counts = Partial<Record<PhaseName | 'differences', number>>;

const START: Progress = { phase: 'orders', after: null };

/**
 * Adds a run unless it exists.
 *
 * @returns false if it exists
 */
const addRun = async (
  database: Kysely<StoreDatabase>,
  id: string,
  askedBy: string | null,
): Promise<boolean> => {
  const now = databaseTime(database);
  const { numInsertedOrUpdatedRows: added } = await database
    .insertInto('reconciliation_run')
    .values({
      id,
      state: 'waiting',
      asked_by: askedBy,
      created_at: now,
      claimed_until: now,
      attempts: 0,
      progress: JSON.stringify(START),
      counts: '{}',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
};

const readUnended = (database: Kysely<StoreDatabase>): Promise<{ id: string } | undefined> =>
  database
    .selectFrom('reconciliation_run')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();

/**
 * Asks for a run now.
 *
 * @param by - e-mail address of the user
 * @returns false if one is waiting or running
 */
export const askForRun = async (database: Kysely<StoreDatabase>, by: string): Promise<boolean> => {
  if (await readUnended(database)) return false;
  return addRun(database, `asked/${randomUUID()}`, by);
};

/** `night/2026-11-28`: the last night that has begun. @param hour - UTC, in which nights begin */
export const nightOf = (now: Date, hour: number): string =>
  `night/${new Date(now.getTime() - hour * 3_600_000).toISOString().slice(0, 10)}`;

/** Adds the run of a night, once for all processes. */
export const addNight = async (database: Kysely<StoreDatabase>, night: string): Promise<void> => {
  const run = await database
    .selectFrom('reconciliation_run')
    .select('id')
    .where('id', '=', night)
    .executeTakeFirst();
  if (!run) await addRun(database, night, null);
};

/** Claims a run that waits, failed before, or whose process crashed. @param lasts - lease in ms */
export const claimRun = async (
  database: Kysely<StoreDatabase>,
  lasts: number,
): Promise<Run | undefined> => {
  const now = databaseTime(database);
  const due = database
    .selectFrom('reconciliation_run')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('claimed_until', '<=', now)
    .orderBy('created_at')
    .limit(1)
    .$if(locksRows(database), (it) => it.forUpdate().skipLocked());
  return database
    .updateTable('reconciliation_run')
    .set((it) => ({
      state: 'running',
      started_at: it.fn.coalesce('started_at', now),
      claimed_until: databaseTime(database, lasts),
      attempts: it('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst();
};

/**
 * Writes to a run that this process has claimed.
 *
 * @throws if another process has claimed it meanwhile
 */
export const updateRun = async (
  database: Kysely<StoreDatabase>,
  { id, attempts }: Pick<Run, 'id' | 'attempts'>,
  change: Partial<Pick<Run, 'state' | 'progress' | 'counts' | 'error'>> & {
    /** Until the end of the claim, in ms. */
    lasts?: number;
  },
): Promise<void> => {
  const { lasts, ...values } = change;
  const isEnded = values.state === 'done' || values.state === 'failed';
  const { numUpdatedRows } = await database
    .updateTable('reconciliation_run')
    .set({
      ...values,
      ...(lasts !== undefined && { claimed_until: databaseTime(database, lasts) }),
      ...(isEnded && { ended_at: databaseTime(database) }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('another process has taken over the run');
};

/** Retention of ended runs and resolved differences in ms. */
const LIFETIME = 90 * 24 * 3_600_000;

/** Deletes ended runs and resolved differences after their lifetime. */
export const pruneRuns = async (database: Kysely<StoreDatabase>): Promise<void> => {
  const before = databaseTime(database, -LIFETIME);
  await database.deleteFrom('reconciliation_run').where('ended_at', '<', before).execute();
  await database
    .deleteFrom('reconciliation_difference')
    .where('resolved_at', '<', before)
    .execute();
};
