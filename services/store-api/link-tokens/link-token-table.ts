import type { ColumnType } from 'kysely';

/** What the link of a mail is good for. */
export type LinkPurpose =
  'password-reset' | 'email-change' | 'newsletter-confirm' | 'unsubscribe' | 'order-tracking';

/** Keys of links, of which only the digest is kept: anyone who reads the table can follow none. Times are ISO 8601. */
export interface LinkTokenTable {
  id: ColumnType<string, string, never>;
  purpose: ColumnType<LinkPurpose, LinkPurpose, never>;
  /** Whom or what the link is about, in its purpose's own form. */
  subject: ColumnType<string, string, never>;
  /** SHA-256 of the token, in hexadecimal. */
  digest: ColumnType<string, string, never>;
  expires_at: ColumnType<string, string, never>;
  spent_at: string | null;
}
