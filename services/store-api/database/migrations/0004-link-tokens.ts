import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('link_token')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('purpose', 'varchar(40)', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('spent_at', 'varchar(30)')
    .execute();
  await database.schema
    .createIndex('link_token_subject')
    .on('link_token')
    .columns(['purpose', 'subject'])
    .execute();
  await database.schema
    .createIndex('link_token_expires')
    .on('link_token')
    .column('expires_at')
    .execute();
};

/** Tokens of mailed links. */
export const linkTokens: Migration = { up };
