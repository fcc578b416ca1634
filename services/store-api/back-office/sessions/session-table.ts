import type { ColumnType } from 'kysely';

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
