import type { ColumnType } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import type { MailKind } from '../mail-request.ts';

/** `sending` lasts from a process's claim until the result or the end of the claim; `dead` requires a manual retry. */
export type MailState = 'queued' | 'sending' | 'sent' | 'dead';

/** The outbox of mails. */
export interface MailTable {
  id: ColumnType<string, string, never>;
  kind: ColumnType<MailKind, MailKind, never>;
  event: ColumnType<string, string, never>;
  to: ColumnType<string, string, never>;
  locale: ColumnType<Locale, Locale, never>;
  market: ColumnType<string, string, never>;
  /** JSON. Replaced by `{}` once the mail is sent, because links contain tokens. */
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
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    mail: MailTable;
  }
}
