import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

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
