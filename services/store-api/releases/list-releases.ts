import type { Kysely } from 'kysely';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** A listed release. */
export interface ListedRelease {
  release: Release;
  registeredAt: string;
  /** Percentage of the traffic; null unless live. */
  deployment: { traffic: number; default: boolean } | null;
}

/**
 * Releases of a remote, newest first; empty for an unknown remote.
 *
 * @param limit - most releases; all if omitted
 */
export const listReleases = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  limit?: number,
): Promise<ListedRelease[]> => {
  const rows = await database
    .selectFrom('release')
    .leftJoin('live_release', (join) =>
      join
        .onRef('live_release.remote', '=', 'release.remote')
        .onRef('live_release.version', '=', 'release.version'),
    )
    .select(['document', 'registered_at', 'traffic', 'is_default'])
    .where('release.remote', '=', remote)
    .orderBy('registered_at', 'desc')
    .orderBy('release.version')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ document, registered_at, traffic, is_default }) => ({
    release: JSON.parse(document),
    registeredAt: registered_at,
    deployment: traffic === null ? null : { traffic, default: is_default === 1 },
  }));
};
