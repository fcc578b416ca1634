import type { ColumnType } from 'kysely';

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
