import type { ColumnType } from 'kysely';

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
}

export type EditAction = 'register' | 'relocate' | 'promote' | 'canary' | 'rollback' | 'withdraw';

/** Audit log of the manifest's edits. */
interface ReleaseHistoryTable {
  revision: number;
  remote: string;
  action: EditAction;
  /** Release that was registered, promoted, given traffic, or restored. */
  version: string;
  /** Default release before a promotion, or the release removed by a rollback. */
  from_version: string | null;
  traffic: number | null;
  actor: string;
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
