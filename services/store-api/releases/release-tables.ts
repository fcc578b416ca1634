import type { ColumnType, Kysely } from 'kysely';
import { layOutCohorts } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** One row. Its revision numbers the edits, and updating it first makes concurrent edits queue. */
interface ManifestTable {
  id: ColumnType<1, 1, never>;
  revision: number;
}

/** Every release ever registered. Rows are never deleted. */
interface ReleaseTable {
  remote: string;
  version: string;
  /** The release as JSON, in the manifest's form without `deployment`. */
  document: string;
  registered_at: string;
}

/** Live releases, with their percentage of the traffic. */
interface LiveReleaseTable {
  remote: string;
  version: string;
  traffic: number;
  /** 1 for the remote's default release, else 0. */
  is_default: number;
  /** First of a canary's cohorts; null for a default release. */
  cohort_from: number | null;
}

export type EditAction =
  'register' | 'relocate' | 'promote' | 'canary' | 'rollback' | 'withdraw' | 'prune';

/** Audit log of the manifest's edits. */
interface ReleaseHistoryTable {
  revision: number;
  remote: string;
  action: EditAction;
  /** Release that was registered, promoted, given traffic, restored, or whose files were deleted. */
  version: string;
  /** Default release before a promotion, or the release removed by a rollback. */
  from_version: string | null;
  traffic: number | null;
  /** E-mail address of a profile, or `token:<name>`. Before migration 0013: as the caller claimed. */
  actor: string;
  /** Author as claimed by the holder of a token; null if none. */
  claimed_by: string | null;
  reason: string | null;
  at: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    manifest: ManifestTable;
    release: ReleaseTable;
    live_release: LiveReleaseTable;
    release_history: ReleaseHistoryTable;
  }
}

/** Creates the tables of releases, live releases and the history of edits. */
export const createReleaseTables = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('manifest')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('release')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'varchar(30)', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_key', ['remote', 'version'])
    .execute();
  await database.schema
    .createTable('live_release')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('traffic', 'integer', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_release_key', ['remote', 'version'])
    .addForeignKeyConstraint('live_release_release', ['remote', 'version'], 'release', [
      'remote',
      'version',
    ])
    .execute();
  await database.schema
    .createTable('release_history')
    .addColumn('revision', 'integer', (column) => column.primaryKey())
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('action', 'varchar(20)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('from_version', 'varchar(100)')
    .addColumn('traffic', 'integer')
    .addColumn('actor', 'varchar(200)', (column) => column.notNull())
    .addColumn('reason', 'varchar(500)')
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('release_history_remote')
    .on('release_history')
    .columns(['remote', 'revision'])
    .execute();
};

/**
 * Gives each live canary cohorts of its own. Canaries of before all began at cohort 0; they are laid out in order of
 * remote name, as shells do with a manifest that assigns none. One for which too few cohorts are left stays without.
 */
export const addCohorts = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('live_release').addColumn('cohort_from', 'integer').execute();
  const releases = database as Kysely<Pick<StoreDatabase, 'live_release'>>;
  const canaries = await releases
    .selectFrom('live_release')
    .select(['remote', 'version', 'traffic'])
    .where('is_default', '=', 0)
    .execute();
  for (const { canary, cohorts } of layOutCohorts(canaries)) {
    await releases
      .updateTable('live_release')
      .set({ cohort_from: cohorts.from })
      .where('remote', '=', canary.remote)
      .where('version', '=', canary.version)
      .execute();
  }
};
