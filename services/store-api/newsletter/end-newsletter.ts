import { revokeLinkTokens } from '../link-tokens/index.ts';
import { findSubscription } from './find-subscription.ts';
import type { NewsletterContext } from './newsletter-context.ts';

/** Ends an address's newsletter, confirmed or not. Idempotent. */
export const endNewsletter = async (
  { database, platform, now }: NewsletterContext,
  email: string,
): Promise<void> => {
  await database.deleteFrom('newsletter_request').where('email', '=', email).execute();
  await revokeLinkTokens(database, { purpose: 'newsletter-confirm', subject: email }, now);
  const id = await findSubscription(platform, email);
  if (id !== null) await platform.send('DELETE', `customer_subscriptions/${id}`);
};
