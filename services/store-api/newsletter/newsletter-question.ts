import type { Place } from '@shop/contracts/store-api';
import { issueLinkToken, shopLink } from '../link-tokens/index.ts';
import { queueMail } from '../mails/index.ts';
import type { WriteOutcome } from '../pending-work/index.ts';
import { findSubscription } from './find-subscription.ts';
import {
  CONFIRM_WITHIN,
  type NewsletterContext,
  type UnsubscribeLinkContext,
} from './newsletter-context.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

export interface NewsletterQuestion extends Place {
  email: string;
  /** Place of the form. */
  source: string | null;
}

/**
 * Sends the double opt-in mail of the newsletter. Null for an address that is subscribed already.
 *
 * @param id - deduplicates the mail
 */
export const newsletterQuestion = async (
  context: NewsletterContext & UnsubscribeLinkContext,
  { email, source, ...place }: NewsletterQuestion,
  id: string,
): Promise<WriteOutcome | null> => {
  const { platform, now } = context;
  if (await findSubscription(platform, email)) return null;
  return async (inside) => {
    const row = { email, ...place, source, asked_at: now().toISOString() };
    await inside
      .insertInto('newsletter_request')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
    const link = await issueLinkToken(
      inside,
      { purpose: 'newsletter-confirm', subject: email, expiresIn: CONFIRM_WITHIN },
      now,
    );
    await queueMail(inside, {
      kind: 'newsletter-confirm',
      event: `newsletter/${id}`,
      to: email,
      ...place,
      data: {
        link: shopLink(context, place, 'account/confirm-newsletter', link),
        unsubscribe: await unsubscribeLinks(inside, context, { email, ...place }),
      },
    });
  };
};
