import type { ColumnType } from 'kysely';
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
