import type { Kysely } from 'kysely';
import type { RunningShell, ShellReport } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../../database/tables.ts';

/** Missed poll intervals after which a shell counts as gone. */
const MISSED = 3;

/** Ms by which the clocks of store-api's processes may differ. A later report is of a clock that was wrong. */
const CLOCK_TOLERANCE = 60_000;

const latest = (now: Date): string => new Date(now.getTime() + CLOCK_TOLERANCE).toISOString();

/**
 * Stores the report of a shell in place of its last one, and forgets the shells that are gone, also those whose report
 * is from the future: they would never seem to go.
 */
export const keepReport = async (
  database: Kysely<StoreDatabase>,
  id: string,
  report: ShellReport,
  now: Date,
): Promise<void> => {
  const row = {
    report: JSON.stringify(report),
    at: now.toISOString(),
    expires_at: new Date(now.getTime() + MISSED * report.interval).toISOString(),
    stopped_at: null,
  };
  await database
    .insertInto('shell')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await database
    .deleteFrom('shell')
    .where(({ eb, or }) => or([eb('expires_at', '<', row.at), eb('at', '>', latest(now))]))
    .execute();
};

/** Marks a shell that stops. It is listed as stopped, not as running, for as long as its last report counts. */
export const markStopped = async (
  database: Kysely<StoreDatabase>,
  id: string,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('shell')
    .set({ stopped_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
};

/** The shells that reported within three of their poll intervals, by id; only the ids of those that stopped since. */
export const listShells = async (
  database: Kysely<StoreDatabase>,
  now: Date,
): Promise<{ shells: RunningShell[]; stopped: string[] }> => {
  const rows = await database
    .selectFrom('shell')
    .select(['id', 'report', 'at', 'stopped_at'])
    .where('expires_at', '>=', now.toISOString())
    .where('at', '<=', latest(now))
    .orderBy('id')
    .execute();
  const running = rows.filter((row) => row.stopped_at === null);
  return {
    shells: running.map(({ id, report, at }) => ({
      ...(JSON.parse(report) as ShellReport),
      id,
      at,
    })),
    stopped: rows.filter((row) => row.stopped_at !== null).map(({ id }) => id),
  };
};

/** The shells that reported within three of their poll intervals and did not stop since, by id. */
export const runningShells = async (
  database: Kysely<StoreDatabase>,
  now: Date,
): Promise<RunningShell[]> => (await listShells(database, now)).shells;
