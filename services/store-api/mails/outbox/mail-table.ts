import type { ColumnType, Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import type { MailKind } from '../mail-request.ts';

/**
 * `sending` lasts from a process's claim until the result or the end of the claim. `dead` waits for a person, who sends
 * the mail again or decides that it is not needed: `settled`, as is a mail that a later event superseded.
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'dead' | 'settled';

/** The outbox of mails. */
export interface MailTable {
  id: ColumnType<string, string, never>;
  kind: ColumnType<MailKind, MailKind, never>;
  event: ColumnType<string, string, never>;
  to: ColumnType<string, string, never>;
  locale: ColumnType<Locale, Locale, never>;
  market: ColumnType<string, string, never>;
  /** JSON. Replaced by `{}` once the mail is sent or settled, because links contain tokens. */
  data: string;
  /** Local part of the Message-ID, derived from kind, event and address. */
  message_id: ColumnType<string, string, never>;
  state: MailState;
  /** Claims so far, including those of crashed processes. */
  attempts: number;
  /** Earliest time of the next attempt. */
  next_at: string;
  /** End of the sending process's claim; null if unclaimed. */
  claimed_until: string | null;
  last_error: string | null;
  created_at: ColumnType<string, string, never>;
  sent_at: string | null;
  /** E-mail address of the user who settled a dead letter; null for a superseded mail. */
  settled_by: string | null;
  settled_at: string | null;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    mail: MailTable;
  }
}

/** Creates the outbox of mails. */
export const createMailTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('mail')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('event', 'varchar(200)', (column) => column.notNull())
    .addColumn('to', 'varchar(320)', (column) => column.notNull())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('message_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('claimed_until', 'varchar(30)')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('sent_at', 'varchar(30)')
    .addUniqueConstraint('mail_event', ['kind', 'event', 'to'])
    .execute();
  await database.schema.createIndex('mail_due').on('mail').columns(['state', 'next_at']).execute();
  await database.schema.createIndex('mail_created').on('mail').column('created_at').execute();
};
