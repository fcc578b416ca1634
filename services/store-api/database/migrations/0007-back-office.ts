import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('back_office_profile')
    .addColumn('uid', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('role', 'varchar(20)', (column) => column.notNull())
    .addColumn('org', 'varchar(100)', (column) => column.notNull())
    .addColumn('name', 'varchar(320)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('back_office_session')
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('uid', 'varchar(64)', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('started_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/** Back-office users and their sessions. */
export const backOffice: Migration = { up };
