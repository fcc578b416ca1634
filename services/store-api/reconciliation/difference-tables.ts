import type { ColumnType, Kysely } from 'kysely';
import type { DifferenceKind } from './difference.ts';

/** Differences: open, settled by a user, and resolved. */
export interface DifferenceTable {
  kind: ColumnType<DifferenceKind, DifferenceKind, never>;
  subject: ColumnType<string, string, never>;
  order_id: string | null;
  order_number: string | null;
  detail: string;
  since: string;
  first_seen: string;
  last_seen: string;
  /** When a run no longer found it. */
  resolved_at: string | null;
  /** E-mail address of the user who settled it: it stays as it is. Null again once its facts change. */
  settled_by: string | null;
  settled_at: string | null;
}

export type RunState = 'waiting' | 'running' | 'done' | 'failed';

/** Runs of the reconciliation. */
export interface RunTable {
  /** `night/2026-11-28`, or `asked/<uuid>`. */
  id: ColumnType<string, string, never>;
  state: RunState;
  /** E-mail address of the user who asked for it; null for a nightly one. */
  asked_by: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<string, string, never>;
  started_at: string | null;
  ended_at: string | null;
  /** End of the claim of the process that runs it, or the earliest time of the next attempt. */
  claimed_until: string;
  /** Claims so far, including those of crashed processes. */
  attempts: number;
  /** Position as JSON, from which another process continues. */
  progress: string;
  /** Number of compared rows by phase, as JSON. */
  counts: string;
  error: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    reconciliation_difference: DifferenceTable;
    reconciliation_run: RunTable;
  }
}

/** Creates the tables of differences and runs. */
export const createReconciliationTables = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('reconciliation_difference')
    .addColumn('kind', 'varchar(30)', (column) => column.notNull())
    .addColumn('subject', 'varchar(64)', (column) => column.notNull())
    .addColumn('order_id', 'varchar(40)')
    .addColumn('order_number', 'varchar(60)')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('since', 'varchar(30)', (column) => column.notNull())
    .addColumn('first_seen', 'varchar(30)', (column) => column.notNull())
    .addColumn('last_seen', 'varchar(30)', (column) => column.notNull())
    .addColumn('resolved_at', 'varchar(30)')
    .addPrimaryKeyConstraint('reconciliation_difference_key', ['kind', 'subject'])
    .execute();
  await database.schema
    .createIndex('reconciliation_difference_seen')
    .on('reconciliation_difference')
    .columns(['resolved_at', 'first_seen'])
    .execute();
  await database.schema
    .createTable('reconciliation_run')
    .addColumn('id', 'varchar(50)', (column) => column.primaryKey())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('asked_by', 'varchar(320)')
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('started_at', 'varchar(30)')
    .addColumn('ended_at', 'varchar(30)')
    .addColumn('claimed_until', 'varchar(30)', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('progress', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
};
