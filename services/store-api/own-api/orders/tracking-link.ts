import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { issueLinkToken } from '../../link-tokens/index.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { shopLink } from '../shop-link.ts';

/** ms: 90 days, longer than an order is on its way. */
const LIFETIME = 90 * 24 * 3_600_000;

/**
 * A link to an order's tracking page, for a mail to its buyer. It can be followed as often as one likes until it ends.
 *
 * @param database - the transaction in which the mail is queued
 */
export const trackingLink = async (
  database: Kysely<StoreDatabase>,
  { shopOrigin, now }: Pick<OwnApiContext, 'shopOrigin' | 'now'>,
  { orderId, ...place }: Place & { orderId: string },
): Promise<{ id: string; href: string }> => {
  const link = await issueLinkToken(
    database,
    { purpose: 'order-tracking', subject: orderId, expiresIn: LIFETIME },
    now,
  );
  return { id: link.id, href: shopLink({ shopOrigin }, place, 'track-order', link) };
};
