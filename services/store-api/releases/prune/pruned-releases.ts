import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/**
 * Releases of a remote whose files were deleted and not published again, with the time of the deletion.
 *
 * @param version - looks at this one only
 */
export const prunedReleases = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version?: string,
): Promise<ReadonlyMap<string, string>> => {
  const edits = await database
    .selectFrom('release_history')
    .select(['version', 'action', 'at'])
    .where('remote', '=', remote)
    .where('action', 'in', ['register', 'prune'])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .orderBy('revision')
    .execute();
  const pruned = new Map<string, string>();
  for (const edit of edits)
    if (edit.action === 'prune') pruned.set(edit.version, edit.at);
    else pruned.delete(edit.version);
  return pruned;
};
