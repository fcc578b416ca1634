/** Requested e-mail changes, until the link mailed to the new address is followed. */
export interface EmailChangeTable {
  customer_id: string;
  email: string;
  asked_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    email_change: EmailChangeTable;
  }
}
