import type { ColumnType } from 'kysely';

/** Action that a mailed link permits. */
export type LinkPurpose =
  | 'password-reset'
  | 'email-change'
  | 'newsletter-confirm'
  | 'stock-confirm'
  | 'unsubscribe'
  | 'order-tracking';

/** Tokens of mailed links. Only digests are stored, so the table's content opens no link. */
export interface LinkTokenTable {
  id: ColumnType<string, string, never>;
  purpose: ColumnType<LinkPurpose, LinkPurpose, never>;
  /** Id of the link's subject, in a format defined by its purpose. */
  subject: ColumnType<string, string, never>;
  /** SHA-256 of the token, in hexadecimal. */
  digest: ColumnType<string, string, never>;
  expires_at: ColumnType<string, string, never>;
  spent_at: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    link_token: LinkTokenTable;
  }
}
