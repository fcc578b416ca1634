import type { ColumnType, Kysely } from 'kysely';

/** Back-office sessions. */
export interface BackOfficeSessionTable {
  /** SHA-256 of the session id in the browser's cookie. */
  digest: ColumnType<string, string, never>;
  uid: ColumnType<string, string, never>;
  /** The platform's access token, encrypted with the session id. */
  token: ColumnType<string, string, never>;
  started_at: ColumnType<string, string, never>;
  seen_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    back_office_session: BackOfficeSessionTable;
  }
}

/** Creates the table of back-office sessions. */
export const createSessionTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('back_office_session')
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('uid', 'varchar(64)', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('started_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};
