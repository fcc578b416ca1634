import type { Kysely } from 'kysely';
import type { RunningShell, ShellReport } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../../database/tables.ts';

/** Missed poll intervals after which a shell counts as gone. */
const MISSED = 3;

/** Stores the report of a shell in place of its last one, and forgets the shells that are gone. */
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
  };
  await database
    .insertInto('shell')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await database.deleteFrom('shell').where('expires_at', '<', row.at).execute();
};

/** The shells that reported within three of their poll intervals, by id. */
export const runningShells = async (
  database: Kysely<StoreDatabase>,
  now: Date,
): Promise<RunningShell[]> => {
  const rows = await database
    .selectFrom('shell')
    .select(['id', 'report', 'at'])
    .where('expires_at', '>=', now.toISOString())
    .orderBy('id')
    .execute();
  return rows.map(({ id, report, at }) => ({ ...(JSON.parse(report) as ShellReport), id, at }));
};
