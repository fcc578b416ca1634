import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { ClaimedMail } from './claim-mails.ts';
import { databaseTime } from '../../database/database-time.ts';

const LONGEST_ERROR = 500;

/** Marks a mail as sent and deletes its data, because links contain tokens. */
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
 * Records a failed attempt, unless another process has claimed the mail meanwhile.
 *
 * @param wait - ms until the next attempt; null makes the mail a dead letter
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
    // Another process's claim has incremented the attempts.
    .where('attempts', '=', attempts)
    .execute();
};

/**
 * Settles a mail that needs no sending any more, unless another process has claimed it meanwhile, and deletes its data.
 *
 * @param reason - shown in the back office
 */
export const markSuperseded = async (
  database: Kysely<StoreDatabase>,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  reason: string,
): Promise<void> => {
  await database
    .updateTable('mail')
    .set({
      state: 'settled',
      data: '{}',
      claimed_until: null,
      last_error: reason,
      settled_at: databaseTime(database),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
};

/** Retention of sent and settled mails in ms: longer than the platform replays events. */
const SENT_LIFETIME = 90 * 24 * 3_600_000;

/** Deletes expired sent and settled mails with their addresses. Keeps dead letters. */
export const pruneMails = async (database: Kysely<StoreDatabase>): Promise<void> => {
  const before = databaseTime(database, -SENT_LIFETIME);
  await database
    .deleteFrom('mail')
    .where((it) =>
      it.or([
        it.and([it('state', '=', 'sent'), it('sent_at', '<', before)]),
        it.and([it('state', '=', 'settled'), it('settled_at', '<', before)]),
      ]),
    )
    .execute();
};

/** Time in ISO 8601 whose older sent mails are deleted, by the database's clock. */
export const readSentSince = async (database: Kysely<StoreDatabase>): Promise<string> => {
  const { since } = await database
    .selectNoFrom(databaseTime(database, -SENT_LIFETIME).as('since'))
    .executeTakeFirstOrThrow();
  return since;
};
