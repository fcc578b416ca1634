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

/** A live release, with the edit that last gave it traffic. */
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

const lastEdit = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  share: LiveShare,
): Promise<LastEdit | null> => {
  const row = await database
    .selectFrom('release_history')
    .select(['actor as by', 'claimed_by as claimedBy', 'reason', 'at'])
    .where('remote', '=', remote)
    .where('version', '=', share.version)
    .where('action', 'in', share.default ? ['promote', 'rollback'] : ['canary'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** State of one remote. */
export const readRemote = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<RemoteState> => {
  const live: LiveRelease[] = [];
  for (const share of await readLiveShares(database, remote))
    live.push({ ...share, edit: await lastEdit(database, remote, share) });
  return { remote, live, registered: await listReleases(database, remote) };
};

/** State of every remote, by name. */
export const readRemotes = async (database: Kysely<StoreDatabase>): Promise<RemoteState[]> => {
  const states: RemoteState[] = [];
  for (const remote of await listRemotes(database)) states.push(await readRemote(database, remote));
  return states;
};

/** Text of a live set, by which a form recognizes that the set has changed since its page was read. */
export const liveSetText = (live: readonly LiveShare[]): string =>
  live.map(({ version, traffic }) => `${version}:${traffic}`).join(',');
