import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Releases that were ever registered. Reports of others are not counted, which bounds rows and metric labels. */
export interface RegisteredReleases {
  has: (remote: string, release: string) => boolean;
  /** Reads them, if releases were edited since the last call. */
  refresh: () => Promise<void>;
}

export const createRegisteredReleases = (database: Kysely<StoreDatabase>): RegisteredReleases => {
  let releases: ReadonlySet<string> = new Set();
  let seen: number | undefined;
  return {
    has: (remote, release) => releases.has(`${remote} ${release}`),
    refresh: async () => {
      // Every registration is an edit, and every edit has a revision.
      const manifest = await database.selectFrom('manifest').select('revision').executeTakeFirst();
      if (manifest?.revision === seen) return;
      const rows = await database.selectFrom('release').select(['remote', 'version']).execute();
      releases = new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
      seen = manifest?.revision;
    },
  };
};
