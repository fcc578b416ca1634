import type { Transaction } from 'kysely';
import type { EditAction, StoreDatabase } from '../database/tables.ts';
import type { ReleaseResult } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/** One line of history, written with the edit it tells of. */
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
 * Runs one edit of the manifest in one transaction: all of it with its line of history, or nothing.
 *
 * The counter is raised first. On PostgreSQL that locks its row, so that edits queue instead of reading each
 * other's past; on SQLite it takes the write lock before anything is read.
 */
export const editReleases = async <T>(
  { database, now }: ReleasesContext,
  author: Author,
  edit: (tools: Edit) => Promise<ReleaseResult<T>>,
): Promise<ReleaseResult<T>> => {
  const transaction = await database.startTransaction().execute();
  try {
    const { revision } = await transaction
      .updateTable('manifest')
      .set((column) => ({ revision: column('revision', '+', 1) }))
      .where('id', '=', 1)
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
          reason: author.reason ?? null,
          at: now().toISOString(),
        })
        .execute();
    };
    const result = await edit({ transaction, note });
    await (result.ok ? transaction.commit() : transaction.rollback()).execute();
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction.rollback().execute();
    throw error;
  }
};
