import type { ColumnType, Kysely } from 'kysely';

/** Background work that is not finished. A finished row is deleted. */
export interface PendingWorkTable {
  /** Also part of the event names of the work's mails. */
  id: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  /** JSON of the request, without passwords or tokens. */
  payload: ColumnType<string, string, never>;
  /** Claims so far, including those of crashed processes. */
  attempts: number;
  /** No process may claim it earlier: end of a claim or of the backoff after a failure. */
  claimed_until: string;
  created_at: ColumnType<string, string, never>;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    pending_work: PendingWorkTable;
  }
}

/** Creates the table of unfinished background work. */
export const createPendingWorkTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('pending_work')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'varchar(30)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('pending_work_due')
    .on('pending_work')
    .column('claimed_until')
    .execute();
};
