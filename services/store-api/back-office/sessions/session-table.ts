import type { ColumnType } from 'kysely';

/** Sessions of the back office. Times are ISO 8601 text in UTC. */
export interface BackOfficeSessionTable {
  /** SHA-256 of the id that is in the browser's cookie. */
  digest: ColumnType<string, string, never>;
  uid: ColumnType<string, string, never>;
  /** The platform's access token, sealed with the session's id. */
  token: ColumnType<string, string, never>;
  started_at: ColumnType<string, string, never>;
  seen_at: string;
}
