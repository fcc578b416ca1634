import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { revokeLinkTokens, type LinkPurpose } from '../../link-tokens/index.ts';
import { CONFIRM_WITHIN } from '../email/pending-email.ts';
import { RESET_WITHIN } from './reset-within.ts';

/** A change of an account's credentials. */
export type CredentialEvent = 'new-password' | 'new-email';

/**
 * Links that each event revokes: a new password may be the owner's response to an intruder, so no older link may
 * grant access. The other purposes belong to an address, an order or a team, not to an account. There is no event of an
 * address that changes on the platform itself: `isOfAccount` refuses the account's links then.
 */
const REVOKED_BY: Readonly<Record<LinkPurpose, readonly CredentialEvent[]>> = {
  'password-reset': ['new-password', 'new-email'],
  'email-change': ['new-password', 'new-email'],
  'newsletter-confirm': [],
  'stock-confirm': [],
  unsubscribe: [],
  'order-tracking': [],
  'release-preview': [],
};

/** Lifetime of an account's links in ms, from which the time of issue follows. */
const LIFETIMES: Partial<Record<LinkPurpose, number>> = {
  'password-reset': RESET_WITHIN,
  'email-change': CONFIRM_WITHIN,
};

/**
 * Revokes a customer's links, and queued requests for mails with such links. Call it before the platform gets the new
 * credential, so that a crash in between leaves no valid link.
 *
 * @param until - time of the change, if reported later: links issued after it stay valid
 */
export const revokeLinks = async (
  { database }: { database: Kysely<StoreDatabase> },
  customerId: string,
  event: CredentialEvent,
  until?: Date,
): Promise<void> => {
  const purposes = Object.entries(REVOKED_BY) as [LinkPurpose, readonly CredentialEvent[]][];
  for (const [purpose, events] of purposes) {
    if (!events.includes(event)) continue;
    const expiresUntil = until && new Date(until.getTime() + (LIFETIMES[purpose] ?? 0));
    const link = { purpose, subject: customerId, ...(expiresUntil && { expiresUntil }) };
    await revokeLinkTokens(database, link);
  }
  await database
    .deleteFrom('pending_work')
    .where('kind', '=', 'email-change')
    .where('payload', 'like', `%${JSON.stringify({ customerId }).slice(1, -1)}%`)
    .$if(until !== undefined, (it) => it.where('created_at', '<=', (until as Date).toISOString()))
    .execute();
};

/** Deletes a customer's unconfirmed e-mail change, if it was requested before the given time. */
export const forgetEmailChange = async (
  { database }: { database: Kysely<StoreDatabase> },
  customerId: string,
  until?: Date,
): Promise<void> => {
  await database
    .deleteFrom('email_change')
    .where('customer_id', '=', customerId)
    .$if(until !== undefined, (it) => it.where('asked_at', '<=', (until as Date).toISOString()))
    .execute();
};
