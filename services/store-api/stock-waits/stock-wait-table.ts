import { sql, type ColumnType, type Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';

/** Back-in-stock requests. */
export interface StockWaitTable {
  id: ColumnType<string, string, never>;
  email: string;
  sku: string;
  locale: Locale;
  /** Path of the market without the language: `it/eur`. */
  market: string;
  asked_at: string;
  /** When the visitor followed the confirmation link; no notice is sent while it is null. */
  confirmed_at: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    stock_wait: StockWaitTable;
  }
}

/** Creates the table of back-in-stock requests. */
export const createStockWaitTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('stock_wait')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('sku', 'varchar(100)', (column) => column.notNull())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .addUniqueConstraint('stock_wait_once', ['email', 'sku', 'market'])
    .execute();
  await database.schema.createIndex('stock_wait_sku').on('stock_wait').column('sku').execute();
};

/** Adds the confirmation time to back-in-stock requests. */
export const addConfirmationTime = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('stock_wait').addColumn('confirmed_at', 'varchar(30)').execute();
  // Existing requests were promised a notice without confirmation.
  await sql`UPDATE stock_wait SET confirmed_at = asked_at`.execute(database);
};
