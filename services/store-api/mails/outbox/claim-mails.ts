import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { databaseTime, locksRows } from '../../database/database-time.ts';
import type { MailTable } from './mail-table.ts';

/** A mail claimed by this process. */
export type ClaimedMail = Selectable<MailTable>;

/**
 * Claims due mails and those of crashed processes. Two processes never claim the same row: PostgreSQL skips locked rows,
 * SQLite serializes writes.
 *
 * @param most - maximum number of mails
 * @param lasts - lease in ms; must exceed the time limit of sending one mail
 */
export const claimMails = (
  database: Kysely<StoreDatabase>,
  { most, lasts }: { most: number; lasts: number },
): Promise<ClaimedMail[]> => {
  const now = databaseTime(database);
  const due = database
    .selectFrom('mail')
    .select('id')
    .where((it) =>
      it.or([
        it.and([it('state', '=', 'queued'), it('next_at', '<=', now)]),
        it.and([it('state', '=', 'sending'), it('claimed_until', '<=', now)]),
      ]),
    )
    .orderBy('next_at')
    .limit(most)
    .$if(locksRows(database), (it) => it.forUpdate().skipLocked());
  return database
    .updateTable('mail')
    .set((it) => ({
      state: 'sending',
      claimed_until: databaseTime(database, lasts),
      attempts: it('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
};
