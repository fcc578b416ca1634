import type { OwnApiContext } from '../own-api-context.ts';

/** How long the link to a new address may be followed, in ms. */
export const CONFIRM_WITHIN = 24 * 3_600_000;

/** The address a customer asked for and has not confirmed yet; null for none. */
export const pendingEmail = async (
  { database, now }: Pick<OwnApiContext, 'database' | 'now'>,
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
