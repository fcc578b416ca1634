import type { Place } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { issueLinkToken, shopLink } from '../link-tokens/index.ts';
import type { Unsubscribe } from '../mails/templates/mail-content.ts';
import type { UnsubscribeLinkContext } from './newsletter-context.ts';

/** Validity of the links in ms: a year, because people keep mails long. */
export const UNSUBSCRIBE_WITHIN = 365 * 24 * 3_600_000;

/**
 * Links that unsubscribe an address: the page linked in a mail's footer, and the one-click URL for mail clients
 * (RFC 8058). The latter carries its token in the query, because a client sends nothing else; the token permits only to
 * unsubscribe.
 */
export const unsubscribeLinks = async (
  database: Kysely<StoreDatabase>,
  context: UnsubscribeLinkContext,
  { email, ...place }: Place & { email: string },
): Promise<Unsubscribe> => {
  const link = await issueLinkToken(
    database,
    { purpose: 'unsubscribe', subject: email, expiresIn: UNSUBSCRIBE_WITHIN },
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
