import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('mail')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('event', 'varchar(200)', (column) => column.notNull())
    .addColumn('to', 'varchar(320)', (column) => column.notNull())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('message_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('claimed_until', 'varchar(30)')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('sent_at', 'varchar(30)')
    .addUniqueConstraint('mail_event', ['kind', 'event', 'to'])
    .execute();
  await database.schema.createIndex('mail_due').on('mail').columns(['state', 'next_at']).execute();
  await database.schema.createIndex('mail_created').on('mail').column('created_at').execute();
};

/** The outbox of mails. */
export const mails: Migration = { up };
