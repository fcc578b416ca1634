import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { MailKind } from '../mail-request.ts';
import type { MailState } from './mail-table.ts';

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

export interface ListMailsOptions {
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
