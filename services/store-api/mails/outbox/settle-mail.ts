import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { ClaimedMail } from './claim-mails.ts';
import { databaseTime } from './database-time.ts';

const LONGEST_ERROR = 500;

/** The server has taken the mail. Its data goes, for links in it are keys. */
export const markSent = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<ClaimedMail, 'id'>,
): Promise<void> => {
  await database
    .updateTable('mail')
    .set({
      state: 'sent',
      data: '{}',
      claimed_until: null,
      last_error: null,
      sent_at: databaseTime(database),
    })
    .where('id', '=', id)
    .execute();
};

/**
 * The mail could not be sent. Does nothing where the claim has gone to another process meanwhile.
 *
 * @param wait - ms until the next try; null where there is none, and the mail becomes a dead letter
 */
export const markFailed = async (
  database: Kysely<StoreDatabase>,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  reason: string,
  wait: number | null,
): Promise<void> => {
  await database
    .updateTable('mail')
    .set({
      state: wait === null ? 'dead' : 'queued',
      next_at: databaseTime(database, wait ?? 0),
      claimed_until: null,
      last_error: reason.slice(0, LONGEST_ERROR),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    // Another process that took it over has counted up.
    .where('attempts', '=', attempts)
    .execute();
};
