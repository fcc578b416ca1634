import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { EditAction } from './release-tables.ts';

/** One edit of the manifest. */
export interface HistoryEntry {
  revision: number;
  remote: string;
  action: EditAction;
  version: string;
  from: string | null;
  traffic: number | null;
  /** E-mail address of a profile, or `token:<name>`. */
  by: string;
  /** Author as claimed by the holder of a token; null if none. */
  claimedBy: string | null;
  reason: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * Edits of the manifest, newest first.
 *
 * @param filter.remote - limits the result to one remote
 * @param filter.limit - maximum number of entries
 */
export const readHistory = async (
  database: Kysely<StoreDatabase>,
  filter: { remote?: string | undefined; limit: number },
): Promise<HistoryEntry[]> => {
  const all = database
    .selectFrom('release_history')
    .select(['revision', 'remote', 'action', 'version', 'traffic', 'reason', 'at'])
    .select(['from_version as from', 'actor as by', 'claimed_by as claimedBy'])
    .orderBy('revision', 'desc')
    .limit(filter.limit);
  return (filter.remote ? all.where('remote', '=', filter.remote) : all).execute();
};
