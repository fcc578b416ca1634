import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import { issueLinkToken, type LinkToken } from './link-tokens.ts';
import type { StoreDatabase } from '../database/tables.ts';

/**
 * A shop link with a token, for a mail. Browsers send the fragment, which contains the token, neither to servers nor
 * in `Referer`.
 *
 * @param path - below market and language: `account/reset-password`
 */
export const shopLink = (
  { shopOrigin }: { shopOrigin: string },
  { market, locale }: Place,
  path: string,
  { id, token }: LinkToken,
): string => `${shopOrigin}/${market}/${locale}/${path}#id=${id}&token=${token}`;

/** Path of the page that shows an order by its link. */
const TRACK = 'track-order';

/** The page that withdraws from an order, opened by the key of its tracking link. */
export const withdrawalLink = (trackingLink: string): string =>
  trackingLink.replace(`/${TRACK}#`, '/withdraw#');

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
  return { id: link.id, href: shopLink({ shopOrigin }, place, TRACK, link) };
};
