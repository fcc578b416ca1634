import type { Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';

/** Unconfirmed newsletter requests. */
export interface NewsletterRequestTable {
  email: string;
  locale: Locale;
  market: string;
  /** Place of the form: `footer`. */
  source: string | null;
  asked_at: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    newsletter_request: NewsletterRequestTable;
  }
}

/** Creates the table of unconfirmed newsletter requests. */
export const createNewsletterRequestTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('newsletter_request')
    .addColumn('email', 'varchar(320)', (column) => column.primaryKey())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('source', 'varchar(100)')
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};
