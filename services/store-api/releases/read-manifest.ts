import type { Kysely } from 'kysely';
import {
  MANIFEST_SCHEMA_URL,
  type ReleaseManifest,
  releaseManifestSchema,
} from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** Remotes that were taken out of the shop by name, which alone tells readers to let go of them. */
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
 * The manifest as it stands, remotes by name and the default release first, so that the same state gives the
 * same text. It is checked on its way out: a wrong manifest is worse than none, as readers keep their last good one.
 */
export const readManifest = async (database: Kysely<StoreDatabase>): Promise<ReleaseManifest> => {
  const rows = await database
    .selectFrom('live_release')
    .innerJoin('release', (join) =>
      join
        .onRef('release.remote', '=', 'live_release.remote')
        .onRef('release.version', '=', 'live_release.version'),
    )
    .select(['live_release.remote', 'traffic', 'is_default', 'document'])
    .orderBy('live_release.remote')
    .orderBy('is_default', 'desc')
    .orderBy('live_release.version')
    .execute();
  const microFrontends: Record<string, unknown[]> = {};
  for (const { remote, traffic, is_default, document } of rows) {
    const release: object = JSON.parse(document);
    const deployment = { traffic, default: is_default === 1 };
    (microFrontends[remote] ??= []).push({ ...release, deployment });
  }
  for (const remote of (await withdrawnRemotes(database)).sort()) microFrontends[remote] = [];
  return releaseManifestSchema.parse({ schema: MANIFEST_SCHEMA_URL, microFrontends });
};
