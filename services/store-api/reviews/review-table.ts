import type { Locale } from '@shop/contracts/market';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ColumnType } from 'kysely';

/** Reviews by verified buyers. */
export interface ReviewTable {
  id: ColumnType<string, string, never>;
  kind: 'sku' | 'bundle';
  code: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  locale: Locale;
  /** Display name chosen by the author. */
  name: string;
  /** Digest of the customer id: enforces one review per item and keeps the author anonymous. */
  buyer: string;
  state: ReviewState;
  created_at: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    review: ReviewTable;
  }
}
