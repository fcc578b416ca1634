import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Releases that were ever registered. Reports of others are not counted, which bounds rows and metric labels. */
export interface KnownReleases {
  has: (remote: string, release: string) => boolean;
  refresh: () => Promise<void>;
}

export const createKnownReleases = (database: Kysely<StoreDatabase>): KnownReleases => {
  let known: ReadonlySet<string> = new Set();
  return {
    has: (remote, release) => known.has(`${remote} ${release}`),
    refresh: async () => {
      const rows = await database.selectFrom('release').select(['remote', 'version']).execute();
      known = new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
    },
  };
};
