import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { readMinutes } from '../../release-health/counts/read-minutes.ts';
import { describeHealth } from '../../release-health/routes/describe-health.ts';
import type { RemoteHealth } from './health-section.ts';

const HOUR_MS = 3_600_000;

/** Figures, tests and the last hour by minute of a remote's live releases. */
export const readHealth = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  now: Date,
): Promise<RemoteHealth> => {
  const health = await describeHealth(database, remote, now);
  const since = new Date(now.getTime() - HOUR_MS);
  const series = await Promise.all(
    health.live.map(async ({ version }) => ({
      version,
      minutes: await readMinutes(database, remote, version, since),
    })),
  );
  return { health, series, now };
};
