import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { databaseTime, locksRows } from './database-time.ts';
import type { MailTable } from './mail-table.ts';

/** A mail that this process sends, until its claim ends. */
export type ClaimedMail = Selectable<MailTable>;

/**
 * Claims mails that are due, and those whose process died while it sent them. Two processes never get the same one:
 * PostgreSQL skips rows another transaction has locked, SQLite lets one statement write at a time.
 *
 * @param most - how many at most
 * @param lasts - ms the claim lasts; must be longer than sending one mail may take
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
