import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { type ListedRelease, listReleases } from '../../releases/list-releases.ts';
import { type LiveShare, readLiveShares } from '../../releases/live-share.ts';

/** Author, time and reason of an edit. */
interface LastEdit {
  by: string;
  claimedBy: string | null;
  reason: string | null;
  at: string;
}

/** A live release, with the edit that made it the default or set the canary's share. */
export interface LiveRelease extends LiveShare {
  edit: LastEdit | null;
}

export interface RemoteState {
  remote: string;
  live: readonly LiveRelease[];
  /** Registered releases, newest first. */
  registered: readonly ListedRelease[];
}

/** Names of all remotes with a registered release. */
const listRemotes = async (database: Kysely<StoreDatabase>): Promise<string[]> => {
  const rows = await database
    .selectFrom('release')
    .select('remote')
    .distinct()
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
};

const EDIT = [
  'version',
  'action',
  'actor as by',
  'claimed_by as claimedBy',
  'reason',
  'at',
] as const;

/** The edit that made the default release the default; ending a canary beside it does not count. */
const defaultEdit = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<LastEdit | null> => {
  const rows = await database
    .selectFrom('release_history')
    .select(EDIT)
    .where('remote', '=', remote)
    .where('action', 'in', ['promote', 'rollback', 'withdraw'])
    .orderBy('revision')
    .execute();
  let current: (typeof rows)[number] | null = null;
  for (const row of rows)
    if (row.action === 'withdraw') current = null;
    else if (row.version !== current?.version) current = row;
  return current;
};

const canaryEdit = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
): Promise<LastEdit | null> => {
  const row = await database
    .selectFrom('release_history')
    .select(EDIT)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('action', '=', 'canary')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * State of one remote.
 *
 * @param newest - most registered releases; all if omitted
 */
export const readRemote = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  newest?: number,
): Promise<RemoteState> => {
  const live: LiveRelease[] = [];
  for (const share of await readLiveShares(database, remote))
    live.push({
      ...share,
      edit: share.default
        ? await defaultEdit(database, remote)
        : await canaryEdit(database, remote, share.version),
    });
  return { remote, live, registered: await listReleases(database, remote, newest) };
};

/** State of every remote, by name, with the newest of its registered releases. */
export const readRemotes = async (
  database: Kysely<StoreDatabase>,
  newest: number,
): Promise<RemoteState[]> => {
  const states: RemoteState[] = [];
  for (const remote of await listRemotes(database))
    states.push(await readRemote(database, remote, newest));
  return states;
};
