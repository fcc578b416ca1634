import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { revokeLinkTokens, type LinkPurpose } from '../../link-tokens/index.ts';

/** What happens to an account's credentials. */
export type CredentialEvent = 'new-password' | 'new-email';

/**
 * Which links each event makes worthless: a new password is the owner's answer to an intruder, who must be left with no way
 * back in. The other purposes belong to an address or an order, not to an account.
 */
export const REVOKED_BY: Readonly<Record<LinkPurpose, readonly CredentialEvent[]>> = {
  'password-reset': ['new-password', 'new-email'],
  'email-change': ['new-password', 'new-email'],
  'newsletter-confirm': [],
  unsubscribe: [],
  'order-tracking': [],
};

interface Revocation {
  database: Kysely<StoreDatabase>;
  now: () => Date;
}

/**
 * Revokes a customer's links, and mails with such links that are not queued yet. Call it before the platform gets the new
 * credential: a process that dies in between leaves no link alive.
 */
export const revokeLinks = async (
  { database, now }: Revocation,
  customerId: string,
  event: CredentialEvent,
): Promise<void> => {
  const purposes = Object.entries(REVOKED_BY) as [LinkPurpose, readonly CredentialEvent[]][];
  for (const [purpose, events] of purposes)
    if (events.includes(event))
      await revokeLinkTokens(database, { purpose, subject: customerId }, now);
  await database
    .deleteFrom('pending_work')
    .where('kind', '=', 'email-change')
    .where('payload', 'like', `%${JSON.stringify({ customerId }).slice(1, -1)}%`)
    .execute();
};

/** Forgets the e-mail address that a customer asked for and has not confirmed. */
export const forgetEmailChange = async (
  { database }: Pick<Revocation, 'database'>,
  customerId: string,
): Promise<void> => {
  await database.deleteFrom('email_change').where('customer_id', '=', customerId).execute();
};
