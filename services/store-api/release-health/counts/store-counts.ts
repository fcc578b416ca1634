import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { type Figures, figuresOf, isVital } from './figures.ts';
import type { ReleaseCounts } from './release-counts.ts';

const TOTAL = 'all';
const MINUTE = 'YYYY-MM-DDThh:mm'.length;
const HOUR = 'YYYY-MM-DDThh'.length;
/** Rows per statement; SQLite binds at most 32,766 parameters. */
const ROWS = 500;
const HOUR_MS = 3_600_000;

/** Compares by code unit, as every process must, see {@link storeCounts}. */
const byKey = (one: { key: string }, other: { key: string }): number =>
  one.key < other.key ? -1 : 1;

/**
 * Adds counts to their totals and to those of the present minute (histograms: hour), in one transaction. All processes
 * write the rows in the same order, or two of them could deadlock on PostgreSQL.
 */
export const storeCounts = async (
  database: Kysely<StoreDatabase>,
  added: readonly ReleaseCounts[],
  now: Date,
): Promise<void> => {
  const time = now.toISOString();
  const rows = added
    .flatMap(({ remote, release, counts }) =>
      [...counts].flatMap(([metric, count]) =>
        [TOTAL, time.slice(0, isVital(metric) ? HOUR : MINUTE)].map((period) => ({
          key: `${remote} ${release} ${period} ${metric}`,
          row: { remote, release, period, metric, count },
        })),
      ),
    )
    .sort(byKey)
    .map(({ row }) => row);
  if (rows.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS)
      await transaction
        .insertInto('release_health')
        .values(rows.slice(start, start + ROWS))
        .onConflict((conflict) =>
          conflict
            .columns(['remote', 'release', 'period', 'metric'])
            .doUpdateSet(({ eb, ref }) => ({
              count: eb(ref('release_health.count'), '+', ref('excluded.count')),
            })),
        )
        .execute();
  });
};

/** Deletes counts by minute and hour that are older than `keepHours`. Totals stay. */
export const deleteOldCounts = async (
  database: Kysely<StoreDatabase>,
  keepHours: number,
  now: Date,
): Promise<void> => {
  const oldest = new Date(now.getTime() - keepHours * HOUR_MS).toISOString().slice(0, HOUR);
  await database
    .deleteFrom('release_health')
    .where('period', '<', oldest)
    .where('period', '!=', TOTAL)
    .execute();
};

/**
 * Figures of a release: its totals, or those since a time, from the beginning of that hour.
 *
 * @param since - at most 48 hours ago
 */
export const readFigures = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  release: string,
  since?: Date,
): Promise<Figures> => {
  const query = database
    .selectFrom('release_health')
    .select(({ fn }) => ['metric', fn.sum<number | string>('count').as('count')])
    .where('remote', '=', remote)
    .where('release', '=', release)
    .groupBy('metric');
  const rows = await (
    since === undefined
      ? query.where('period', '=', TOTAL)
      : query.where('period', '>=', since.toISOString().slice(0, HOUR)).where('period', '!=', TOTAL)
  ).execute();
  return figuresOf(new Map(rows.map(({ metric, count }) => [metric, Number(count)])));
};
