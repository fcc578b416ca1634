import type { Kysely } from 'kysely';
import { keptState } from '../../database/kept-state.ts';
import type { StoreDatabase } from '../../database/tables.ts';

/** State key: events until this time may have been mailed by a service whose later state is lost. */
const SENT_UNTIL = 'sent_until';

const REASON = 'restored from a backup: may have been sent before; send it again if it was not';

/**
 * After an older outbox was restored, leaves to a person what may have been sent meanwhile: mails that were waiting
 * become dead letters, and sweeps skip events until `sentUntil`.
 *
 * @param sentUntil - when the lost service sent its last mail, ISO 8601 in UTC
 * @returns the number of mails that were waiting
 */
export const holdMails = async (
  database: Kysely<StoreDatabase>,
  sentUntil: string,
): Promise<number> => {
  await keptState(database, 'mails').setState(SENT_UNTIL, sentUntil);
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ state: 'dead', claimed_until: null, last_error: REASON })
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Time until which events may have been mailed by a lost service; null if there was none. */
export const mailsSentUntil = (database: Kysely<StoreDatabase>): Promise<string | null> =>
  keptState(database, 'mails').state(SENT_UNTIL);
