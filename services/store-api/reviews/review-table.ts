import type { Locale } from '@shop/contracts/market';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ColumnType } from 'kysely';

/** What someone who bought an item says of it. Times are ISO 8601 text in UTC. */
export interface ReviewTable {
  id: ColumnType<string, string, never>;
  kind: 'sku' | 'bundle';
  code: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  locale: Locale;
  /** As the author wants to be named. */
  name: string;
  /** Digest of the customer's id: one customer reviews an item once, and the review does not say who. */
  buyer: string;
  state: ReviewState;
  created_at: string;
}
