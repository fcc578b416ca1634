import type { ColumnType } from 'kysely';

/** Back-office users, keyed by the platform's user id. */
export interface BackOfficeProfileTable {
  uid: ColumnType<string, string, never>;
  email: string;
  role: string;
  /** Empty for the shop's own staff; users of any other organization are refused. */
  org: string;
  name: string;
  created_at: ColumnType<string, string, never>;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    back_office_profile: BackOfficeProfileTable;
  }
}
