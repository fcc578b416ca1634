import type { Kysely } from 'kysely';
import { type Release, releaseSchema } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../../database/tables.ts';
import { readReleaseStatement } from '../release-statements.ts';

/** A live release of another remote. */
export interface Neighbor {
  remote: string;
  release: Release;
  /** Fragments of other teams on its pages, in its routes' lists or anywhere in its code. */
  uses: readonly string[];
}

/** Live releases of all other remotes, canaries included. */
export const liveNeighbors = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<Neighbor[]> => {
  const rows = await database
    .selectFrom('live_release')
    .innerJoin('release', (join) =>
      join
        .onRef('release.remote', '=', 'live_release.remote')
        .onRef('release.version', '=', 'live_release.version'),
    )
    .select(['release.remote', 'release.version', 'document'])
    .where('release.remote', '!=', remote)
    .orderBy('release.remote')
    .orderBy('release.version')
    .execute();
  return Promise.all(
    rows.map(async ({ remote: name, version, document }) => {
      const release = releaseSchema.parse(JSON.parse(document));
      const statement = await readReleaseStatement(database, name, version);
      const inRoutes = release.extras.routes.flatMap(({ fragments = [] }) => fragments);
      const uses = new Set<string>([...inRoutes, ...(statement?.predicate.uses ?? [])]);
      return { remote: name, release, uses: [...uses] };
    }),
  );
};
