import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { queueMail } from '../../mails/index.ts';
import { CONFIRM_WITHIN } from '../../newsletter/newsletter-context.ts';
import { UNSUBSCRIBE_WITHIN } from '../../newsletter/unsubscribe-links.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RefreshRating } from '../../reviews/popularity.ts';
import { deleteReviewsOf, rejectReviewsOf } from '../../reviews/reviews.ts';
import { forgetEmailChange, revokeLinks } from '../accounts/revoke-links.ts';
import { readClosed, removeCustomer } from './remove-customer.ts';

export interface AccountDeletion {
  customerId: string;
  /** Address of the account before it was closed. */
  email: string;
  place: Place;
  /** ISO 8601. What the address requested later belongs to a new account or a guest. */
  requestedAt: string;
}

export interface DeletionContext {
  database: Kysely<StoreDatabase>;
  platform: Platform;
  refreshRating: RefreshRating;
}

/** Purposes of links whose subject is an address, with the lifetime in ms from which their time of issue follows. */
const EMAIL_LINKS = {
  'newsletter-confirm': CONFIRM_WITHIN,
  unsubscribe: UNSUBSCRIBE_WITHIN,
} as const;

/** Deletes the database's rows of a customer except for reviews, which it rejects. Returns the reviewed items. */
const deleteRows = async (
  inside: Kysely<StoreDatabase>,
  { customerId, email, requestedAt }: AccountDeletion,
) => {
  await revokeLinks({ database: inside }, customerId, 'new-email');
  await forgetEmailChange({ database: inside }, customerId);
  await inside.deleteFrom('link_token').where('subject', '=', customerId).execute();
  for (const [purpose, lifetime] of Object.entries(EMAIL_LINKS)) {
    const expiry = new Date(Date.parse(requestedAt) + lifetime).toISOString();
    await inside
      .deleteFrom('link_token')
      .where('purpose', '=', purpose as keyof typeof EMAIL_LINKS)
      .where('subject', '=', email)
      .where('expires_at', '<=', expiry)
      .execute();
  }
  for (const table of ['stock_wait', 'newsletter_request'] as const)
    await inside
      .deleteFrom(table)
      .where('email', '=', email)
      .where('asked_at', '<=', requestedAt)
      .execute();
  return rejectReviewsOf(inside, customerId);
};

/**
 * Deletes what belongs to a closed account, and mails that. Null while the platform has not closed it: the customer
 * keeps everything and can request the deletion again. May run several times.
 *
 * @throws PlatformError
 */
export const finishDeletion = async (
  { database, platform, refreshRating }: DeletionContext,
  deletion: AccountDeletion,
): Promise<WriteOutcome | null> => {
  const { customerId, email, place } = deletion;
  const closed = await readClosed(platform, customerId);
  if (!closed) return null;
  // Before the calls to the platform, so that none of them can keep a review published.
  const reviewed = await database.transaction().execute((inside) => deleteRows(inside, deletion));
  for (const item of reviewed) await refreshRating(item);
  // Last, because the next attempt finds by the reviews which ratings are outdated.
  await deleteReviewsOf(database, customerId);
  await removeCustomer(platform, closed, email);
  return (inside) =>
    queueMail(inside, {
      kind: 'account-deleted',
      event: `account-deleted/${customerId}`,
      to: email,
      ...place,
      data: {},
    });
};
