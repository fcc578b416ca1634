import type { Transaction } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { EditAction } from './release-tables.ts';
import { liveSetText, readLiveShares } from './live-share.ts';
import { refuse, type ReleaseResult } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/** History entry, written in the transaction of its edit. */
export interface HistoryNote {
  remote: string;
  action: EditAction;
  version: string;
  from?: string | undefined;
  traffic?: number;
}

export interface Edit {
  transaction: Transaction<StoreDatabase>;
  note: (note: HistoryNote) => Promise<void>;
}

/**
 * Runs one edit of the manifest and its history entry in one transaction.
 *
 * The revision is incremented first. On PostgreSQL that locks its row, so concurrent edits queue instead of reading
 * stale state; on SQLite it takes the write lock before the first read. The first edit inserts the row. What the author
 * has seen is compared after that.
 */
export const editReleases = async <T>(
  { database, now, seen }: ReleasesContext,
  author: Author,
  edit: (tools: Edit) => Promise<ReleaseResult<T>>,
): Promise<ReleaseResult<T>> => {
  const transaction = await database.startTransaction().execute();
  try {
    const { revision } = await transaction
      .insertInto('manifest')
      .values({ id: 1, revision: 1 })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({ revision: row('manifest.revision', '+', 1) })),
      )
      .returning('revision')
      .executeTakeFirstOrThrow();
    const note = async ({ remote, action, version, from, traffic }: HistoryNote): Promise<void> => {
      await transaction
        .insertInto('release_history')
        .values({
          revision,
          remote,
          action,
          version,
          from_version: from ?? null,
          traffic: traffic ?? null,
          actor: author.by,
          claimed_by: author.claimedBy ?? null,
          reason: author.reason ?? null,
          at: now().toISOString(),
        })
        .execute();
    };
    const isOutdated =
      seen && liveSetText(await readLiveShares(transaction, seen.remote)) !== seen.live;
    const result = isOutdated
      ? refuse('CHANGED_MEANWHILE', 'The live releases have changed in the meantime.')
      : await edit({ transaction, note });
    await (result.ok ? transaction.commit() : transaction.rollback()).execute();
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction.rollback().execute();
    throw error;
  }
};
