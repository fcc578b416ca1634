import type { Kysely } from 'kysely';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import type { StoreDatabase } from '../database/tables.ts';
import { prunedReleases } from './prune/pruned-releases.ts';
import { parseEnvelope } from './release-statements.ts';

/** A listed release. */
export interface ListedRelease {
  release: Release;
  registeredAt: string;
  /** Percentage of the traffic; null unless live. */
  deployment: { traffic: number; default: boolean } | null;
  /** Its statement with signatures; null for releases without. */
  statement: ReleaseEnvelope | null;
  /** Whether its files were deleted. */
  pruned: boolean;
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
    .leftJoin('release_statement', (join) =>
      join
        .onRef('release_statement.remote', '=', 'release.remote')
        .onRef('release_statement.version', '=', 'release.version'),
    )
    .select(['release.version', 'document', 'registered_at', 'traffic', 'is_default', 'envelope'])
    .where('release.remote', '=', remote)
    .orderBy('registered_at', 'desc')
    .orderBy('release.version')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  const pruned = await prunedReleases(database, remote);
  return rows.map(({ version, document, registered_at, traffic, is_default, envelope }) => ({
    release: JSON.parse(document),
    registeredAt: registered_at,
    deployment: traffic === null ? null : { traffic, default: is_default === 1 },
    statement: parseEnvelope(envelope) ?? null,
    pruned: pruned.has(version),
  }));
};
