import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { issueLinkToken } from './issue-link-token.ts';
import { shopLink } from './shop-link.ts';

/** In ms: 90 days, longer than any delivery takes. */
const LIFETIME = 90 * 24 * 3_600_000;

/**
 * A link to an order's tracking page, for a mail to its buyer. It stays valid until it expires.
 *
 * @param database - the transaction that queues the mail
 */
export const trackingLink = async (
  database: Kysely<StoreDatabase>,
  { shopOrigin, now }: { shopOrigin: string; now: () => Date },
  { orderId, ...place }: Place & { orderId: string },
): Promise<{ id: string; href: string }> => {
  const link = await issueLinkToken(
    database,
    { purpose: 'order-tracking', subject: orderId, expiresIn: LIFETIME },
    now,
  );
  return { id: link.id, href: shopLink({ shopOrigin }, place, 'track-order', link) };
};
