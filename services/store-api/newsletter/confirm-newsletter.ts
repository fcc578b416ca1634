import type { LinkRequest } from '@shop/contracts/store-api';
import { restoreLinkToken, spendLinkToken } from '../link-tokens/index.ts';
import { PlatformError } from '../platform/platform.ts';
import { NEWSLETTER, type NewsletterContext } from './newsletter-context.ts';

/**
 * Subscribes the address of a confirmation link (E4). Succeeds for a subscribed address, too (T16).
 *
 * @returns false if the link is spent, expired or unknown
 */
export const confirmNewsletter = async (
  { database, platform, now }: NewsletterContext,
  link: LinkRequest,
): Promise<boolean> => {
  const spent = await spendLinkToken(database, { purpose: 'newsletter-confirm', ...link }, now);
  if (!spent) return false;
  const email = spent.subject;
  const asked = await database
    .selectFrom('newsletter_request')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  try {
    await platform.send('POST', 'customer_subscriptions', {
      type: 'customer_subscriptions',
      attributes: {
        customer_email: email,
        reference: NEWSLETTER,
        metadata: {
          locale: asked?.locale,
          market: asked?.market,
          source: asked?.source,
          asked_at: asked?.asked_at,
          confirmed_at: now().toISOString(),
        },
      },
    });
  } catch (error) {
    if (!(error instanceof PlatformError && error.status === 422)) {
      await restoreLinkToken(database, link);
      throw error;
    }
  }
  await database.deleteFrom('newsletter_request').where('email', '=', email).execute();
  return true;
};
