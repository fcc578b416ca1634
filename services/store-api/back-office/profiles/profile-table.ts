import type { ColumnType, Kysely } from 'kysely';

/** Back-office users, keyed by the platform's user id. */
export interface BackOfficeProfileTable {
  uid: ColumnType<string, string, never>;
  email: string;
  role: string;
  /** Empty for the shop's own staff; users of any other organization are refused. */
  org: string;
  name: string;
  created_at: ColumnType<string, string, never>;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    back_office_profile: BackOfficeProfileTable;
  }
}

/** Creates the table of back-office users. */
export const createProfileTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('back_office_profile')
    .addColumn('uid', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('role', 'varchar(20)', (column) => column.notNull())
    .addColumn('org', 'varchar(100)', (column) => column.notNull())
    .addColumn('name', 'varchar(320)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};
