import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

/** Traffic percentage of a live release. */
export interface LiveShare {
  version: string;
  /** Percentage, 0–100. */
  traffic: number;
  default: boolean;
  /** First of a canary's cohorts. */
  from?: number;
}

/** Live releases of a remote, the default first. */
export const readLiveShares = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<LiveShare[]> => {
  const rows = await database
    .selectFrom('live_release')
    .select(['version', 'traffic', 'is_default', 'cohort_from'])
    .where('remote', '=', remote)
    .orderBy('is_default', 'desc')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    traffic: row.traffic,
    default: row.is_default === 1,
    ...(row.cohort_from !== null && { from: row.cohort_from }),
  }));
};

/** Text of a live set, by which an edit recognizes that the set has changed since its author saw it. */
export const liveSetText = (live: readonly Pick<LiveShare, 'version' | 'traffic'>[]): string =>
  live.map(({ version, traffic }) => `${version}:${traffic}`).join(',');

/** Replaces the live releases of a remote; part of an edit. */
export const replaceLiveShares = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  shares: readonly LiveShare[],
): Promise<void> => {
  await database.deleteFrom('live_release').where('remote', '=', remote).execute();
  if (shares.length === 0) return;
  await database
    .insertInto('live_release')
    .values(
      shares.map((share) => ({
        remote,
        version: share.version,
        traffic: share.traffic,
        is_default: share.default ? 1 : 0,
        cohort_from: share.from ?? null,
      })),
    )
    .execute();
};
