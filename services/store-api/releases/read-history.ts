import type { Kysely } from 'kysely';
import { readStatement } from '@shop/server-kit/signing';
import type { StoreDatabase } from '../database/tables.ts';
import type { EditAction } from './release-tables.ts';
import { parseEnvelope } from './release-statements.ts';

/** One edit of the manifest. */
export interface HistoryEntry {
  revision: number;
  remote: string;
  action: EditAction;
  version: string;
  /** Whether the release states that it was built from a changed working tree, which no commit has. */
  dirty: boolean;
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
    .selectFrom('release_history as edit')
    .leftJoin('release_statement as statement', (join) =>
      join
        .onRef('statement.remote', '=', 'edit.remote')
        .onRef('statement.version', '=', 'edit.version'),
    )
    .select(['revision', 'edit.remote', 'action', 'edit.version', 'traffic', 'reason', 'at'])
    .select(['from_version as from', 'actor as by', 'claimed_by as claimedBy', 'envelope'])
    .orderBy('revision', 'desc')
    .limit(filter.limit);
  const rows = await (filter.remote ? all.where('edit.remote', '=', filter.remote) : all).execute();
  return rows.map(({ envelope, ...entry }) => {
    const stated = parseEnvelope(envelope);
    const provenance = stated && readStatement(stated)?.predicate.provenance;
    return { ...entry, dirty: provenance?.dirty ?? false };
  });
};
