import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
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

  await database.schema
    .createTable('sold_item')
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('kind', 'varchar(6)', (column) => column.notNull())
    .addColumn('code', 'varchar(100)', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sold_item_key', ['market', 'kind', 'code'])
    .execute();
  await database.schema
    .createTable('counted_order')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .execute();
};

/** Reviews, and the quantity sold of each item. */
export const reviews: Migration = { up };
