import type { Locale } from '@shop/contracts/market';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ColumnType, Kysely } from 'kysely';

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

/** Creates the table of reviews. */
export const createReviewTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('review')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(6)', (column) => column.notNull())
    .addColumn('code', 'varchar(100)', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('title', 'varchar(200)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('buyer', 'varchar(64)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addUniqueConstraint('review_once', ['kind', 'code', 'buyer'])
    .execute();
  await database.schema
    .createIndex('review_shown')
    .on('review')
    .columns(['kind', 'code', 'state', 'created_at'])
    .execute();
  await database.schema
    .createIndex('review_state')
    .on('review')
    .columns(['state', 'created_at'])
    .execute();
  await database.schema.createIndex('review_buyer').on('review').column('buyer').execute();
};

/** Covering index of the ratings: each start reads all of them. */
export const addRatingIndex = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createIndex('review_rating')
    .on('review')
    .columns(['state', 'kind', 'code', 'rating'])
    .execute();
};
