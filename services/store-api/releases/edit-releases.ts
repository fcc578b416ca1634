import type { Transaction } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { EditAction } from './release-tables.ts';
import { liveSetText, readLiveShares } from './live-share.ts';
import { refuse, type ReleaseRefusal, type ReleaseResult } from './release-result.ts';
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

/** Refuses an edit whose author has seen other live releases. */
const changeSince = async (
  transaction: Transaction<StoreDatabase>,
  { remote, live }: NonNullable<ReleasesContext['seen']>,
): Promise<ReleaseRefusal | undefined> => {
  const now = await readLiveShares(transaction, remote);
  if (liveSetText(now) === live) return undefined;
  const shares = now.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ') || 'none';
  const message = `The live releases of ${remote} have changed in the meantime. Live now: ${shares}.`;
  return refuse('CHANGED_MEANWHILE', message);
};

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
    const changed = seen && (await changeSince(transaction, seen));
    const result = changed ?? (await edit({ transaction, note }));
    await (result.ok ? transaction.commit() : transaction.rollback()).execute();
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction.rollback().execute();
    throw error;
  }
};
