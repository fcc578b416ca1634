import type { ColumnType } from 'kysely';
import type { Locale } from '@shop/contracts/market';

/** Who wants word once an item can be had again. Times are ISO 8601 text in UTC. */
export interface StockWaitTable {
  id: ColumnType<string, string, never>;
  email: string;
  sku: string;
  locale: Locale;
  /** Path of the market without the language: `it/eur`. */
  market: string;
  asked_at: string;
}
