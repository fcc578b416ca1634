import type { ColumnType, Kysely } from 'kysely';

/** The last report of each running shell. In the database, because several instances may share it. */
interface ShellTable {
  id: ColumnType<string, string, never>;
  /** The report as JSON. */
  report: string;
  at: string;
  /** After this time the shell counts as gone. */
  expires_at: string;
  /** Time at which the shell said that it stops; null while it runs. */
  stopped_at: string | null;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    shell: ShellTable;
  }
}

/** Creates the table of running shells. */
export const createShellTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('shell')
    .addColumn('id', 'varchar(80)', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/** Adds the time at which a shell stopped. */
export const addStopTime = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('shell').addColumn('stopped_at', 'varchar(30)').execute();
};
