import type { Kysely } from 'kysely';
import {
  MANIFEST_SCHEMA_URL,
  type ReleaseManifest,
  releaseManifestSchema,
} from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** Withdrawn remotes. Only an explicit entry makes readers drop a remote. */
const withdrawnRemotes = async (database: Kysely<StoreDatabase>): Promise<string[]> => {
  const rows = await database
    .selectFrom('release_history')
    .select('remote')
    .distinct()
    .where('action', '=', 'withdraw')
    .where('remote', 'not in', database.selectFrom('live_release').select('remote'))
    .execute();
  return rows.map(({ remote }) => remote);
};

/**
 * The current manifest, sorted by remote with the default release first, so that equal states serialize equally.
 * Validated before it is sent: an invalid manifest is worse than none, because readers keep their last valid one.
 */
export const readManifest = async (database: Kysely<StoreDatabase>): Promise<ReleaseManifest> => {
  const rows = await database
    .selectFrom('live_release')
    .innerJoin('release', (join) =>
      join
        .onRef('release.remote', '=', 'live_release.remote')
        .onRef('release.version', '=', 'live_release.version'),
    )
    .select(['live_release.remote', 'traffic', 'is_default', 'cohort_from', 'document'])
    .orderBy('live_release.remote')
    .orderBy('is_default', 'desc')
    .orderBy('live_release.version')
    .execute();
  const microFrontends: Record<string, unknown[]> = {};
  for (const { remote, traffic, is_default, cohort_from, document } of rows) {
    const release: object = JSON.parse(document);
    const from = cohort_from === null ? {} : { from: cohort_from };
    const deployment = { traffic, default: is_default === 1, ...from };
    (microFrontends[remote] ??= []).push({ ...release, deployment });
  }
  for (const remote of (await withdrawnRemotes(database)).sort()) microFrontends[remote] = [];
  return releaseManifestSchema.parse({ schema: MANIFEST_SCHEMA_URL, microFrontends });
};
