import type { ColumnType } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import type { MailKind } from '../mail-request.ts';

/** `sending` from the claim of one process until it reports or its claim ends; `dead` needs a person to send it again. */
export type MailState = 'queued' | 'sending' | 'sent' | 'dead';

/** The outbox of mails. Times are ISO 8601 text in UTC. */
export interface MailTable {
  id: ColumnType<string, string, never>;
  kind: ColumnType<MailKind, MailKind, never>;
  event: ColumnType<string, string, never>;
  to: ColumnType<string, string, never>;
  locale: ColumnType<Locale, Locale, never>;
  market: ColumnType<string, string, never>;
  /** JSON; `{}` once the mail is sent, for links are keys. */
  data: string;
  /** Left part of the Message-ID: the same for the same kind, event and address. */
  message_id: ColumnType<string, string, never>;
  state: MailState;
  /** Claims so far, also those whose process died. */
  attempts: number;
  /** Not tried before. */
  next_at: string;
  /** End of the claim of the process that sends it; null where none does. */
  claimed_until: string | null;
  last_error: string | null;
  created_at: ColumnType<string, string, never>;
  sent_at: string | null;
}
