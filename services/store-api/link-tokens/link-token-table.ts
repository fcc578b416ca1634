import type { ColumnType, Kysely } from 'kysely';

/** Action that a link permits. All but `release-preview` are mailed to shoppers. */
export type LinkPurpose =
  | 'password-reset'
  | 'email-change'
  | 'newsletter-confirm'
  | 'stock-confirm'
  | 'unsubscribe'
  | 'order-tracking'
  | 'release-preview';

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
  /**
   * SHA-256, in hexadecimal, of the account's address at the time of issue, or of `changed to` and the address that the
   * link confirmed; null for links of no account.
   */
  account_digest: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    link_token: LinkTokenTable;
  }
}

/** Creates the table of link tokens. */
export const createLinkTokenTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('link_token')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('purpose', 'varchar(40)', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('spent_at', 'varchar(30)')
    .execute();
  await database.schema
    .createIndex('link_token_subject')
    .on('link_token')
    .columns(['purpose', 'subject'])
    .execute();
  await database.schema
    .createIndex('link_token_expires')
    .on('link_token')
    .column('expires_at')
    .execute();
};

/** Adds the address that an account had when its link was issued. */
export const addLinkAccount = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('link_token')
    .addColumn('account_digest', 'varchar(64)')
    .execute();
};
