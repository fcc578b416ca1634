import type { Kysely } from 'kysely';

/** Requested e-mail changes, until the link mailed to the new address is followed. */
export interface EmailChangeTable {
  customer_id: string;
  email: string;
  asked_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    email_change: EmailChangeTable;
  }
}

/** Creates the table of requested e-mail changes. */
export const createEmailChangeTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('email_change')
    .addColumn('customer_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};
