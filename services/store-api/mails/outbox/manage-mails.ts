import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { MailState } from './mail-table.ts';
import type { MailKind } from '../mail-request.ts';
import { databaseTime } from '../../database/database-time.ts';

/** Mails of the outbox by state. */
export const countMails = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<MailState, number>> => {
  const rows = await database
    .selectFrom('mail')
    .select(['state', (it) => it.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { queued: 0, sending: 0, sent: 0, dead: 0, settled: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
};

/**
 * Ms after which an unsent mail is late, because greylisting delays mails by some minutes, and after which it says nothing
 * of the mail server: mails to a full mailbox are repeated for days.
 */
const [LATE, STUCK] = [15 * 60_000, 2 * 3_600_000];
/** Ms in which sent mails show that sending works. */
const SENT_WINDOW = 3_600_000;
/** Longer than a mail is retried, in ms. Bounds the search for sent mails, by an index. */
const RETRY_PERIOD = 3 * 24 * 3_600_000;

/** Mails that are late for less than two hours, and those sent in the last hour. */
export const countLateMails = async (
  database: Kysely<StoreDatabase>,
): Promise<{ late: number; sentLastHour: number }> => {
  const ago = (ms: number) => databaseTime(database, -ms);
  const { late } = await database
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number | string>().as('late'))
    .where('state', 'in', ['queued', 'sending'])
    .where('created_at', '<', ago(LATE))
    .where('created_at', '>', ago(STUCK))
    .executeTakeFirstOrThrow();
  const { sent } = await database
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number | string>().as('sent'))
    .where('state', '=', 'sent')
    .where('created_at', '>', ago(RETRY_PERIOD))
    .where('sent_at', '>', ago(SENT_WINDOW))
    .executeTakeFirstOrThrow();
  return { late: Number(late), sentLastHour: Number(sent) };
};

/** A mail of the outbox as people see it: without its data, whose links are keys. Times are ISO 8601 in UTC. */
export interface ListedMail {
  id: string;
  kind: MailKind;
  event: string;
  to: string;
  locale: string;
  market: string;
  state: MailState;
  attempts: number;
  nextAt: string;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** E-mail address of the user who settled a dead letter; null for a superseded mail. */
  settledBy: string | null;
  settledAt: string | null;
}

interface ListMailsOptions {
  /** All of them unless told. */
  state?: MailState;
  /** Only those made before this moment (`createdAt` of the last one of the page before). */
  before?: string;
  /** At most 200. */
  limit?: number;
}

const MOST = 200;

/** Mails of the outbox, newest first. */
export const listMails = async (
  database: Kysely<StoreDatabase>,
  { state, before, limit = 50 }: ListMailsOptions = {},
): Promise<ListedMail[]> => {
  let query = database
    .selectFrom('mail')
    .select(['id', 'kind', 'event', 'to', 'locale', 'market', 'state', 'attempts'])
    .select(['next_at', 'last_error', 'created_at', 'sent_at', 'settled_by', 'settled_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(1, limit), MOST));
  if (state !== undefined) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('created_at', '<', before);
  const rows = await query.execute();
  return rows.map(
    ({ next_at, last_error, created_at, sent_at, settled_by, settled_at, ...row }) => ({
      ...row,
      nextAt: next_at,
      lastError: last_error,
      createdAt: created_at,
      sentAt: sent_at,
      settledBy: settled_by,
      settledAt: settled_at,
    }),
  );
};

/**
 * Queues a dead letter again with all attempts.
 *
 * @returns false for an unknown id
 */
export const requeueMail = async (
  database: Kysely<StoreDatabase>,
  id: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, next_at: databaseTime(database) })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/**
 * Settles a dead letter that needs no sending, such as one to a wrong address. Its data is deleted, because links contain
 * tokens.
 *
 * @param by - e-mail address of the user
 * @returns false unless it is a dead letter
 */
export const settleDeadLetter = async (
  database: Kysely<StoreDatabase>,
  id: string,
  by: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ state: 'settled', data: '{}', settled_by: by, settled_at: databaseTime(database) })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
