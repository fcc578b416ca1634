import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('newsletter_request')
    .addColumn('email', 'varchar(320)', (column) => column.primaryKey())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('source', 'varchar(100)')
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('email_change')
    .addColumn('customer_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
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

/** Unconfirmed requests of visitors: newsletter, e-mail change, back-in-stock notice. */
export const askedFor: Migration = { up };
