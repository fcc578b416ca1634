import type { NewsletterState } from '@shop/contracts/store-api';
import { findSubscription } from './find-subscription.ts';
import { CONFIRM_WITHIN, type NewsletterContext } from './newsletter-context.ts';

/** Subscription state of an address: `asked` until it confirms. */
export const newsletterState = async (
  { database, platform, now }: NewsletterContext,
  email: string,
): Promise<NewsletterState> => {
  if (await findSubscription(platform, email)) return 'confirmed';
  const since = new Date(now().getTime() - CONFIRM_WITHIN).toISOString();
  const asked = await database
    .selectFrom('newsletter_request')
    .select('email')
    .where('email', '=', email)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return asked ? 'asked' : 'none';
};
