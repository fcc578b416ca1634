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
  const counts = { queued: 0, sending: 0, sent: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
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
    .select(['next_at', 'last_error', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(1, limit), MOST));
  if (state !== undefined) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('created_at', '<', before);
  const rows = await query.execute();
  return rows.map(({ next_at, last_error, created_at, sent_at, ...row }) => ({
    ...row,
    nextAt: next_at,
    lastError: last_error,
    createdAt: created_at,
    sentAt: sent_at,
  }));
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
