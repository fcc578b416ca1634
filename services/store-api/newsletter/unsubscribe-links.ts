import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { issueLinkToken } from '../link-tokens/index.ts';
import type { Unsubscribe } from '../mails/templates/mail-content.ts';
import { shopLink } from '../own-api/shop-link.ts';
import type { NewsletterContext } from './newsletter-context.ts';

/** ms: a year, for a mail is kept long. */
const LIFETIME = 365 * 24 * 3_600_000;

/**
 * How an address ends what it gets: the page for the foot of a mail, and the address that mail programs send their one
 * click to (RFC 8058). That one has its key in the address, for such a program sends nothing else; all the key is good
 * for is to unsubscribe.
 */
export const unsubscribeLinks = async (
  database: Kysely<StoreDatabase>,
  context: Pick<NewsletterContext, 'shopOrigin' | 'apiOrigin' | 'now'>,
  { email, ...place }: Place & { email: string },
): Promise<Unsubscribe> => {
  const link = await issueLinkToken(
    database,
    { purpose: 'unsubscribe', subject: email, expiresIn: LIFETIME },
    context.now,
  );
  const { apiOrigin } = context;
  return {
    page: shopLink(context, place, 'account/unsubscribe', link),
    ...(apiOrigin !== null && {
      oneClick: `${apiOrigin}/api/oneClickUnsubscribe?${new URLSearchParams({ ...link, ...place })}`,
    }),
  };
};
