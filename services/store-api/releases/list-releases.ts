import type { Kysely } from 'kysely';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** A registered release in a list. */
export interface ListedRelease {
  release: Release;
  registeredAt: string;
  /** Its share of the traffic; null when it is not live. */
  deployment: { traffic: number; default: boolean } | null;
}

/** Every registered release of a remote, newest first; empty for a remote nobody registered. */
export const listReleases = async (
  database: Kysely<StoreDatabase>,
  remote: string,
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
    .execute();
  return rows.map(({ document, registered_at, traffic, is_default }) => ({
    release: JSON.parse(document),
    registeredAt: registered_at,
    deployment: traffic === null ? null : { traffic, default: is_default === 1 },
  }));
};
