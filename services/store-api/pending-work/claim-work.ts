import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { databaseTime, locksRows } from '../database/database-time.ts';
import type { PendingWorkTable } from './pending-work-table.ts';

/** Work claimed by this process. */
export type ClaimedWork = Pick<
  Selectable<PendingWorkTable>,
  'id' | 'kind' | 'payload' | 'attempts'
>;

/**
 * Claims work that failed before or whose process crashed. Two processes never claim the same row.
 *
 * @param kinds - kinds that this process supports, because a newer one may share the database
 * @param most - maximum number of rows
 * @param lasts - lease in ms
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
