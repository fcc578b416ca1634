import type { ColumnType } from 'kysely';

/** People of the back office, by the platform's id of the user. */
export interface BackOfficeProfileTable {
  uid: ColumnType<string, string, never>;
  email: string;
  role: string;
  /** Empty for people of the shop; anybody else's are kept out. */
  org: string;
  name: string;
  created_at: ColumnType<string, string, never>;
}
