import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Requested e-mail changes, until the link mailed to the new address is followed. */
interface EmailChangeTable {
  customer_id: string;
  email: string;
  asked_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    email_change: EmailChangeTable;
  }
}

/** Creates the table of requested e-mail changes. */
export const createEmailChangeTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('email_change')
    .addColumn('customer_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/** Validity of the confirmation link in ms. */
export const CONFIRM_WITHIN = 24 * 3_600_000;

/** A customer's unconfirmed new address; null if there is none. */
export const pendingEmail = async (
  { database, now }: { database: Kysely<StoreDatabase>; now: () => Date },
  customerId: string,
): Promise<string | null> => {
  const row = await database
    .selectFrom('email_change')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('asked_at', '>', new Date(now().getTime() - CONFIRM_WITHIN).toISOString())
    .executeTakeFirst();
  return row?.email ?? null;
};
