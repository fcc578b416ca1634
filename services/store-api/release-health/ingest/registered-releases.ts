import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { StoreDatabase } from '../../database/tables.ts';

/** Releases that were ever registered. Reports of others are not counted, which bounds rows and metric labels. */
export interface RegisteredReleases {
  has: (remote: string, release: string) => boolean;
  /** Whether a release has a route with this id. */
  hasRoute: (remote: string, release: string, route: string) => boolean;
  /** Reads them, if releases were edited since the last call. */
  refresh: () => Promise<void>;
}

const withRoutes = z.object({
  extras: z.object({ routes: z.array(z.object({ id: z.string() })) }),
});

const routesOf = (document: string): ReadonlySet<string> => {
  const { data } = withRoutes.safeParse(JSON.parse(document));
  return new Set(data?.extras.routes.map(({ id }) => id));
};

export const createRegisteredReleases = (database: Kysely<StoreDatabase>): RegisteredReleases => {
  /** Ids of routes by remote and release. */
  const releases = new Map<string, ReadonlySet<string>>();
  let lastRevision: number | undefined;
  return {
    has: (remote, release) => releases.has(`${remote} ${release}`),
    hasRoute: (remote, release, route) => releases.get(`${remote} ${release}`)?.has(route) === true,
    refresh: async () => {
      // Every registration is an edit, and every edit has a revision.
      const manifest = await database.selectFrom('manifest').select('revision').executeTakeFirst();
      if (manifest?.revision === lastRevision) return;
      const rows = await database.selectFrom('release').select(['remote', 'version']).execute();
      const unread = rows.filter(({ remote, version }) => !releases.has(`${remote} ${version}`));
      if (unread.length > 0) {
        // A release never changes its routes, so its document is read once.
        const versions = unread.map(({ version }) => version);
        const read = await database
          .selectFrom('release')
          .select(['remote', 'version', 'document'])
          .where('version', 'in', versions)
          .execute();
        for (const { remote, version, document } of read)
          releases.set(`${remote} ${version}`, routesOf(document));
      }
      lastRevision = manifest?.revision;
    },
  };
};
