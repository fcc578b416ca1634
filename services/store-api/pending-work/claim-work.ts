import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime, locksRows } from '../mails/outbox/database-time.ts';
import type { PendingWorkTable } from './pending-work-table.ts';

/** Work that this process does, until its claim ends. */
export type ClaimedWork = Pick<
  Selectable<PendingWorkTable>,
  'id' | 'kind' | 'payload' | 'attempts'
>;

/**
 * Claims work that failed before or whose process died. Two processes never get the same one, as with mails
 * (`claimMails`).
 *
 * @param kinds - what this process can do: a newer one may share the database
 * @param most - how many at most
 * @param lasts - ms the claim lasts
 */
export const claimWork = (
  database: Kysely<StoreDatabase>,
  { kinds, most, lasts }: { kinds: readonly string[]; most: number; lasts: number },
): Promise<ClaimedWork[]> => {
  const due = database
    .selectFrom('pending_work')
    .select('id')
    .where('claimed_until', '<=', databaseTime(database))
    .where('kind', 'in', kinds)
    .orderBy('claimed_until')
    .limit(most)
    .$if(locksRows(database), (it) => it.forUpdate().skipLocked());
  return database
    .updateTable('pending_work')
    .set((it) => ({
      claimed_until: databaseTime(database, lasts),
      attempts: it('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
};
