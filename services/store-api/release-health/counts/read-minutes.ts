import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Page views of a release in one minute. */
export interface MinuteFigures {
  /** `2026-11-20T09:05`, UTC. */
  minute: string;
  views: number;
  /** Views in which the remote failed. */
  failedViews: number;
}

const MINUTE = 'YYYY-MM-DDThh:mm'.length;

/**
 * Page views of a release by minute, oldest first; minutes without views are missing.
 *
 * @param since - at most 48 hours ago; its minute counts
 */
export const readMinutes = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  release: string,
  since: Date,
): Promise<MinuteFigures[]> => {
  const rows = await database
    .selectFrom('release_health')
    .select(['period', 'metric', 'count'])
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('metric', 'in', ['views', 'failed'])
    .where('period', '>=', since.toISOString().slice(0, MINUTE))
    .where('period', '!=', 'all')
    .orderBy('period')
    .execute();
  const minutes = new Map<string, MinuteFigures>();
  for (const { period, metric, count } of rows) {
    const minute = minutes.get(period) ?? { minute: period, views: 0, failedViews: 0 };
    minute[metric === 'views' ? 'views' : 'failedViews'] = Number(count);
    minutes.set(period, minute);
  }
  return [...minutes.values()];
};
