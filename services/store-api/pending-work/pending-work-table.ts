import type { ColumnType } from 'kysely';

/** Work behind answers that is not done yet. A row is deleted once it is. Times are ISO 8601 text in UTC. */
export interface PendingWorkTable {
  /** Also what the events of its mails are named by. */
  id: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  /** JSON: what was asked for, without a password or a token. */
  payload: ColumnType<string, string, never>;
  /** Claims so far, also those whose process died. */
  attempts: number;
  /** No process takes it before: the end of a claim, or of the pause after a failure. */
  claimed_until: string;
  created_at: ColumnType<string, string, never>;
}
